/**
 * A request's fields as Stripe reads them: flat pairs whose names carry brackets, `metadata[order_id]=…`.
 * Kept flat on purpose: every field is looked up by the very name that Stripe's documentation prints.
 */
export class FormFields {
  readonly #pairs: ReadonlyMap<string, string>;

  constructor(encoded: string) {
    // `expand[]=a&expand[]=b` is a list like `expand[0]=a&expand[1]=b`.
    this.#pairs = new Map(
      [...new URLSearchParams(encoded)].map(([name, value], place) => [
        name.replace('[]', `[${place}]`),
        value,
      ]),
    );
  }

  /** An empty value counts as absent: Stripe's clients send `field=` to unset it. */
  text(name: string): string | undefined {
    return this.#pairs.get(name) || undefined;
  }

  /** NaN when the value is there but no whole number, so that the caller can refuse it by name. */
  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  }

  flag(name: string): boolean {
    return this.text(name) === 'true';
  }

  /** `metadata[a]=1&metadata[b]=2` as `{a: '1', b: '2'}`. */
  record(name: string): Record<string, string> {
    const inside = [...this.#pairs].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    );
    return Object.fromEntries(inside);
  }

  /** `expand[]=a` and `expand[0]=a` as `['a']`. */
  list(name: string): string[] {
    return Object.values(this.record(name));
  }

  /** The first of the given names in use, e.g. to find a parameter that an endpoint does not know. */
  findUnknown(known: readonly string[]): string | undefined {
    return [...this.#pairs.keys()].map((key) => key.replace(/\[.*$/, '')).find((key) => !known.includes(key));
  }

  /** Two requests with the same fingerprint ask for the same thing, whatever the order of their fields. */
  fingerprint(): string {
    return JSON.stringify([...this.#pairs].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
