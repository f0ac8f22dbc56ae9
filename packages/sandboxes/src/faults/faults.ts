/** What can go wrong on purpose at any provider, `POST /_sandbox/faults`. */
export const FAULT_KINDS = ['error500', 'hang', 'drop-after-effect', 'slow', 'html'] as const;

/**
 * - `error500`: the provider's own failure; nothing happened.
 * - `html`: a proxy's error page; nothing happened.
 * - `hang`: no answer ever; nothing happened.
 * - `slow`: the answer comes after `ms`.
 * - `drop-after-effect`: it happened, and the connection broke before the answer. Meets only calls that do something.
 */
export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** Only requests whose path starts so. */
  readonly path: string;
  readonly ms: number;
}

/** Faults wait here, first come first served, each for so many requests. */
export class Faults {
  #waiting: { fault: Fault; times: number }[] = [];

  plan(fault: Fault, times: number): void {
    this.#waiting.push({ fault, times });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that this request meets, if any; it counts as used. */
  takeFor(path: string, hasEffect = true): Fault | null {
    const met = this.#waiting.find(
      ({ fault }) => path.startsWith(fault.path) && (hasEffect || fault.kind !== 'drop-after-effect'),
    );
    if (!met) return null;
    met.times -= 1;
    this.#waiting = this.#waiting.filter(({ times }) => times > 0);
    return met.fault;
  }
}
