/** What a browser has and the test's does not; imported before anything that asks for it. */
window.matchMedia ??= (media: string) => ({ media, matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof ResizeObserver;
