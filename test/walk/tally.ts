/** What a walk has compared, what it could not compare, and what was wrong. */
export class Tally {
  readonly tried = new Map<string, number>();
  readonly skipped: string[] = [];
  readonly faults: string[] = [];

  /** A price that a page named, and what the cart came to, in cents. */
  compare(kind: string, what: string, told: number, charged: number): void {
    this.tried.set(kind, (this.tried.get(kind) ?? 0) + 1);
    if (told !== charged) this.faults.push(`${kind}, ${what}: ${told}, charged ${charged}`);
  }

  skip(kind: string, what: string, reason: string): void {
    this.skipped.push(`${kind}, ${what}: ${reason}`);
  }

  count(kind: string): number {
    return this.tried.get(kind) ?? 0;
  }

  /** Whether no more than one in thirty could not be compared. */
  isNearlyWhole(): boolean {
    const compared = [...this.tried.values()].reduce((sum, count) => sum + count, 0);
    return this.skipped.length * 30 <= compared;
  }
}
