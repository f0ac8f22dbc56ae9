import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMobile } from './is-mobile.ts';

test('An order is a phone’s up to a window of 768 pixels, as wide as the checkout is laid out for one [K3.22, K3.69]', () => {
  expect([390, 768, 769, 1440].map(isMobile)).toEqual([true, true, false, false]);
  const [, widest] = /@media \(max-width: (\d+)px/.exec(checkoutCss()) ?? [];
  expect([isMobile(Number(widest)), isMobile(Number(widest) + 1)]).toEqual([true, false]);
});

const checkoutCss = (): string =>
  readFileSync(new URL('../../cart/checkout.module.css', import.meta.url), 'utf8');
