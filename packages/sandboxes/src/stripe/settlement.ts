const DEFAULT_WAIT_MS = 1_500;

/** Ends the wait of payments that are `processing`. */
export class OutcomeDecision {
  readonly #waitMs: number;
  readonly #settle: (intentId: string) => void;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(waitMs: number | undefined, settle: (intentId: string) => void) {
    this.#waitMs = waitMs ?? DEFAULT_WAIT_MS;
    this.#settle = settle;
  }

  schedule(intentId: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#settle(intentId);
    }, this.#waitMs);
    // A process that has nothing else to do need not wait for it.
    this.#timers.add(timer.unref());
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
