import type { SetSummary as Summary } from '@counterpane/contract/pages/set-pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { SetSummary } from './set-summary.tsx';

/** A mattress and a base; the set saves so many cents on them. */
const htmlOf = (cents: number): string => {
  const [mattress, base] = [money(69_900, 'USD'), money(49_950, 'USD')];
  const total = money(mattress.amount + base.amount - cents, 'USD');
  const summary: Summary = {
    parts: [
      { title: 'Mattress', choice: 'Queen', quantity: 1, price: mattress, listPrice: mattress },
      { title: 'Base', choice: 'Queen', quantity: 1, price: base, listPrice: base },
    ],
    ...{ saving: money(cents, 'USD'), total, listTotal: total, gifts: [] },
    receipt: { lines: [], total: total.amount },
    ...{ later: null, returnDays: null, delivery: null, whiteGlove: null },
  };
  const page = { items: [], summary, problem: null };
  const Page = () => <SetSummary page={page} address="/mattress-bundles/set" />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

/** What stands in the rows, and the total below them, in cents. */
const centsIn = (html: string): number[] =>
  [...html.matchAll(/(-?)\$([\d,]+)\.(\d\d)</g)].map(
    ([, sign, dollars = '', cents]) =>
      (sign === '-' ? -1 : 1) * Number(`${dollars.replace(',', '')}${cents}`),
  );

test('What a set saves is to the cent in its sum, which adds up, where a sentence has whole dollars [C9.03]', () => {
  for (const saving of [10_099, 50]) {
    const html = htmlOf(saving);
    expect(html).toContain('Saved together');
    const [mattress = 0, base = 0, saved = 0, total] = centsIn(html);
    expect([mattress, base, saved]).toEqual([69_900, 49_950, -saving]);
    expect(total).toBe(mattress + base + saved);
  }
  expect(htmlOf(0)).not.toContain('Saved together');
});
