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

/**
 * The one place that hears of every failed product, quote and cart call, with its address (catalogue
 * section 8). The browser's console is what monitoring scripts read.
 */
export const reportFailure: ReportFailure = ({ level, text, url, error }) => {
  // biome-ignore lint/suspicious/noConsole: this is the log
  const log = level === 'error' ? console.error : console.warn;
  log(`${text}: ${messageOf(error)} (${url})`);
};

/** What went wrong, in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
