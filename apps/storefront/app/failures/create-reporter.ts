import type { BrowserFailure } from '@counterpane/contract/visitor/failures';
import { messageOf, type ReportFailure } from './failure.ts';

interface ReporterSetup {
  readonly send: (failure: BrowserFailure) => Promise<unknown>;
  /** The path of the page. */
  readonly page: () => string;
  /** Whether someone looks at the page: one that is left or put away breaks off its calls, which is no failure. */
  readonly isSeen: () => boolean;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly release: string;
}

/** A page that breaks again and again says so a few times. */
const MOST_OF_A_PAGE = 5;

/** Of warnings, which are mostly refusals, a tenth says enough. */
const WARNINGS_TOLD = 0.1;

/** Says what failed on the browser's console, and tells the store a sample of it: no query, nothing that was typed. */
export const createReporter = ({ send, page, isSeen, random, release }: ReporterSetup): ReportFailure => {
  const heard = new WeakSet<object>();
  let told = 0;
  return ({ level, text, url, error }) => {
    // An error that was reported where it happened is reported once more where nothing catches it.
    if (error instanceof Error && heard.has(error)) return;
    if (error instanceof Error) heard.add(error);
    if (!isSeen()) return;
    // biome-ignore lint/suspicious/noConsole: for developers who open this browser's console
    const log = level === 'error' ? console.error : console.warn;
    log(`${text}: ${messageOf(error)} (${url})`);
    if (told === MOST_OF_A_PAGE || (level === 'warning' && random() >= WARNINGS_TOLD)) return;
    told += 1;
    const failure = {
      level,
      text: text.slice(0, 200),
      url: withoutQuery(url),
      page: withoutQuery(page()),
      reason: reasonOf(error).slice(0, 500),
      release,
    };
    send(failure).catch(() => undefined);
  };
};

const withoutQuery = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').slice(0, 500);

/** The message and the place in our scripts. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return messageOf(error);
  const place = error.stack?.split('\n').find((line) => line.includes('/assets/')) ?? '';
  return `${error.name}: ${error.message} ${place.trim()}`.trim();
};
