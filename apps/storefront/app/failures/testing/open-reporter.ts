import type { BrowserFailure } from '@counterpane/contract/visitor/failures';
import { createReporter } from '../create-reporter.ts';
import type { ReportFailure } from '../failure.ts';

/** A reporter as a page has it, and what it tells the store. */
export const openReporter = ({
  isSeen = true,
  draw = 0,
} = {}): {
  readonly report: ReportFailure;
  readonly told: readonly BrowserFailure[];
} => {
  const told: BrowserFailure[] = [];
  const report = createReporter({
    send: async (failure) => void told.push(failure),
    page: () => '/mattress',
    isSeen: () => isSeen,
    random: () => draw,
    release: 'abc123',
  });
  return { report, told };
};
