/** A call that failed: what was tried, where, and why. */
export interface Failure {
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly url: string;
  readonly error: unknown;
}

/** What the API refused is the caller's doing, or anybody's who opened an address; what broke is ours. */
export const levelOf = (status: number): Failure['level'] => (status < 500 ? 'warning' : 'error');

export type ReportFailure = (failure: Failure) => void;

/** What went wrong, in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
