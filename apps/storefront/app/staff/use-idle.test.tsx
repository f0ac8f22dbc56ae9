import { STAFF_IDLE_MS } from '@counterpane/contract/staff/staff-idle';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

type Session = Parameters<typeof useIdle>[0];
/** Every call of the pages answers a new one. */
const newSession = (): Session => ({ name: 'Maya' }) as Session;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (session: Session) =>
  renderHook((props: { session: Session }) => useIdle(props.session), { initialProps: { session } });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page of staff that was left open as long as a session lasts without use is over', async () => {
  const { result } = open(newSession());
  await passes(STAFF_IDLE_MS - 1);
  expect(result.current).toBe(false);
  await passes(1);
  expect(result.current).toBe(true);
});

test('every call of the page begins the time anew', async () => {
  const { result, rerender } = open(newSession());
  await passes(STAFF_IDLE_MS - 1);
  rerender({ session: newSession() });
  await passes(STAFF_IDLE_MS - 1);
  expect(result.current).toBe(false);
  await passes(1);
  expect(result.current).toBe(true);
});

test('a machine that slept is asked when someone looks at the page again', async () => {
  const { result } = open(newSession());
  vi.setSystemTime(Date.now() + STAFF_IDLE_MS);
  expect(result.current).toBe(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
});

test('a page without a session is never left open', async () => {
  const { result } = open(null);
  await passes(2 * STAFF_IDLE_MS);
  expect(result.current).toBe(false);
});
