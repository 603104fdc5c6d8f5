let incomplete = false;
addEventListener("vite:preloadError", () => {
  incomplete = true;
});

/**
 * Tries again; once a part of the client has failed to load, with the whole page, as soon as the server answers.
 * Some browsers (Chromium 153) remember that a module did not come and never ask for it again.
 */
export async function tryAgain(attempt: () => void, reload: () => void = () => { location.reload(); }): Promise<void> {
  if (incomplete && (await answers())) reload();
  else attempt();
}

/** Whether the server is there. */
async function answers(): Promise<boolean> {
  return fetch("/api/health").then((answer) => answer.ok, () => false);
}
