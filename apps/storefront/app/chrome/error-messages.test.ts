import { expect, test } from 'vitest';
import { errorMessage } from './error-messages.ts';

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('a page that is not there is no fault of ours', () => {
  expect(errorMessage(answer(404)).title).toBe('Page not found');
});

test('a request that never arrived is said to be the connection, in any browser', () => {
  for (const text of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']) {
    expect(errorMessage(new TypeError(text)).title).toBe('No connection');
  }
});

test('what was refused unread is said by its status, and is no fault of ours', () => {
  expect(errorMessage(answer(413)).heading).toBe('What you sent is too large');
  expect(errorMessage(answer(405)).heading).toBe('That does not work here');
});

test('anything else is on our side', () => {
  expect(errorMessage(answer(500)).title).toBe('Something went wrong');
  expect(errorMessage(new TypeError('x is not a function')).title).toBe('Something went wrong');
});
