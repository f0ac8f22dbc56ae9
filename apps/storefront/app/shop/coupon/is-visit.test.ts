import { expect, test } from 'vitest';
import { isVisit } from './is-visit.ts';

const asked = (site: string, mode: string, dest: string): boolean =>
  isVisit({
    headers: new Headers({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest }),
  });

test('A link in an email, of a campaign or typed is a visit, and so is our own script', () => {
  expect(asked('none', 'navigate', 'document')).toBe(true);
  expect(asked('cross-site', 'navigate', 'document')).toBe(true);
  expect(asked('same-origin', 'cors', 'empty')).toBe(true);
  expect(isVisit({ headers: new Headers() })).toBe(true);
});

test('A picture, a frame or a call of another site is no visit', () => {
  expect(asked('cross-site', 'no-cors', 'image')).toBe(false);
  expect(asked('cross-site', 'navigate', 'iframe')).toBe(false);
  expect(asked('same-site', 'cors', 'empty')).toBe(false);
});

test('A page that is only fetched ahead is no visit yet', () => {
  for (const [name, purpose] of [
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ] as const) {
    const headers = new Headers({ [name]: purpose, 'sec-fetch-site': 'same-origin' });
    expect(isVisit({ headers }), name).toBe(false);
  }
});
