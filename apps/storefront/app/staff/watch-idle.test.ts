import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watches = () => {
  const page = new EventTarget();
  const onIdle = vi.fn();
  const stop = watchIdle(page, 45 * MINUTE, onIdle);
  return { onIdle, stop, isLookedAt: () => page.dispatchEvent(new Event('visibilitychange')) };
};

test('A page of staff that was left open is idle after forty-five minutes, and not before', () => {
  const { onIdle, isLookedAt } = watches();
  vi.advanceTimersByTime(44 * MINUTE);
  isLookedAt();
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('A page of staff on a machine that has slept is idle as soon as someone looks at it', () => {
  const { onIdle, isLookedAt } = watches();
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  isLookedAt();
  expect(onIdle).toHaveBeenCalledOnce();
});

test('A page of staff that was used since begins to wait anew', () => {
  const { onIdle, stop, isLookedAt } = watches();
  stop();
  vi.advanceTimersByTime(60 * MINUTE);
  isLookedAt();
  expect(onIdle).not.toHaveBeenCalled();
});
