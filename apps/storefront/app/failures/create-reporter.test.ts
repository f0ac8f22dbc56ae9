import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openReporter } from './testing/open-reporter.ts';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const failure = (error: unknown) =>
  ({
    level: 'error',
    text: 'Failed to POST',
    url: '/api/carts/my/items/?email=ada@example.com#1',
    error,
  }) as const;

describe('what a page tells of its failures', () => {
  it('is what was tried, where, why and by which build, without the query [C8.01]', () => {
    const { report, told } = openReporter();
    report(failure('status 500'));
    expect(told).toEqual([
      {
        level: 'error',
        text: 'Failed to POST',
        url: '/api/carts/my/items/',
        page: '/mattress',
        reason: 'status 500',
        release: 'abc123',
      },
    ]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('names the place in our scripts, and no more than fits', () => {
    const { report, told } = openReporter();
    const error = new TypeError(`x is undefined${'!'.repeat(600)}`);
    report(failure(error));
    const placed = new TypeError('x is undefined');
    placed.stack = 'TypeError: x is undefined\n    at extension.js:1:1\n    at fill (/assets/badge.js:1:20)';
    report(failure(placed));
    expect(told.map(({ reason }) => reason.length)[0]).toBe(500);
    expect(told[1]?.reason).toBe('TypeError: x is undefined at fill (/assets/badge.js:1:20)');
  });

  it('comes once for one error, and five times at most', () => {
    const { report, told } = openReporter();
    const error = new Error('down');
    report(failure(error));
    report(failure(error));
    expect(told).toHaveLength(1);
    for (let more = 0; more < 9; more += 1) report(failure('again'));
    expect(told).toHaveLength(5);
  });

  it('leaves out nine of ten warnings, and what failed while nobody looked', () => {
    const warning = { ...failure('not found'), level: 'warning' } as const;
    const lucky = openReporter({ draw: 0.09 });
    lucky.report(warning);
    expect(lucky.told).toHaveLength(1);
    const others = openReporter({ draw: 0.1 });
    others.report(warning);
    expect(others.told).toEqual([]);
    const left = openReporter({ isSeen: false });
    left.report(failure('the page was left'));
    expect(left.told).toEqual([]);
  });
});
