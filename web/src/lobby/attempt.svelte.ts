/** Something that is asked of the server: whether it is under way, and what went wrong, in words. */
export class Attempt {
  busy = $state(false);
  wrong = $state<string | null>(null);

  /** Do it; whether it went well. */
  async run(action: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.wrong = null;
    try {
      await action();
    } catch (error) {
      this.wrong = (error as Error).message;
    } finally {
      this.busy = false;
    }
    return this.wrong === null;
  }
}
