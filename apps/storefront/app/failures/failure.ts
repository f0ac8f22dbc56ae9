/** A call that failed: what was tried, where, and why. */
export interface Failure {
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly url: string;
  readonly error: unknown;
}

/**
 * How a page tells of an answer that it cannot use: a refusal is the caller's doing, or anybody's who opened an address.
 * Null for what broke: that is told where it was asked for (reporting-fetch.ts), and not once more.
 */
export const refusalLevel = (status: number): 'warning' | null => (status < 500 ? 'warning' : null);

export type ReportFailure = (failure: Failure) => void;

/** What went wrong, in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
