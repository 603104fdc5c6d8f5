/**
 * Says in the browser's words what comes in on standard input, for the tests: `{ game, players, said }`, where each
 * entry of `said` is `{ what, kind, args, about }`. Writes the sentences as a list.
 */
import { text } from "node:stream/consumers";

import { createServer } from "vite";

const vite = await createServer({
  root: new URL("..", import.meta.url).pathname,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { GameWords } = await vite.ssrLoadModule("/src/lib/words.ts");
  const { game, players, said } = JSON.parse(await text(process.stdin));
  const words = await GameWords.load(game, () => players);
  const ways = {
    prompt: ({ kind, about }) => words.prompt({ prompt: kind, about }),
    left: ({ kind, about }) => words.left({ prompt: kind, about }),
    option: ({ kind, args }) => words.option({ verb: kind, args }),
    facts: ({ kind, about }) => words.facts({ verb: kind, facts: about }),
    event: ({ kind, args }) => words.event({ kind, args }),
    why: ({ kind, about }) => words.why({ kind, args: about, rule: "" }),
    result: ({ kind }) => words.text(`result-${kind}`),
  };
  process.stdout.write(JSON.stringify(said.map((each) => ways[each.what](each))));
} finally {
  await vite.close();
}
