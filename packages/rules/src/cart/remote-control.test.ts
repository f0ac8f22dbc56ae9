import { expect, it } from 'vitest';
import { isRemoteControlled } from './remote-control.ts';

const entry = (type: string, at: string) => [{ type, at }];

it('staff control a cart for an hour', () => {
  const started = entry('remoteControlled', '2026-11-20T12:00:00.000Z');
  expect(isRemoteControlled(started, '2026-11-20T12:00:00.000Z')).toBe(true);
  expect(isRemoteControlled(started, '2026-11-20T12:59:59.999Z')).toBe(true);
  expect(isRemoteControlled(started, '2026-11-20T13:00:00.000Z')).toBe(false);
});

it('nothing else that happened to a cart is control', () => {
  expect(
    isRemoteControlled(entry('cartCreated', '2026-11-20T12:00:00.000Z'), '2026-11-20T12:00:00.000Z'),
  ).toBe(false);
  expect(isRemoteControlled([], '2026-11-20T12:00:00.000Z')).toBe(false);
});
