import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { UnknownDisputes, UntoldAmounts } from './unknown-disputes.tsx';

const render = (unknown: readonly UnknownDispute[]): string => {
  const Page = () => (
    <>
      <UntoldAmounts unknown={unknown} />
      <UnknownDisputes unknown={unknown} />
    </>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

const HEARD = {
  label: 'Card',
  reference: 'du_1',
  heardAt: '2026-11-20T12:00:00.000Z',
  state: 'disputed',
} as const;

test('A dispute of no payment that we know is listed by its own number, with whom to ask', () => {
  const html = render([{ ...HEARD, order: null }]);
  expect(html).toContain('Card: du_1, heard of on November 20, 2026');
  expect(html).toContain('payment company’s own console');
  expect(html).not.toContain('Disputes to enter');
});

test('A dispute without an amount leads to the order where it is entered', () => {
  const html = render([{ ...HEARD, order: { id: 'a'.repeat(24), shortId: '7KQ4' } }]);
  expect(html).toContain('Disputes to enter');
  expect(html).toMatch(/<a[^>]*>7KQ4<\/a>/);
  expect(html).not.toContain('Disputes of payments that we do not know');
});

test('A dispute that is over says so, and what to enter', () => {
  const order = { id: 'a'.repeat(24), shortId: '7KQ4' };
  expect(render([{ ...HEARD, order }])).not.toContain('The company');
  expect(render([{ ...HEARD, state: 'lost', order }])).toContain('enter that the dispute is lost');
  expect(render([{ ...HEARD, state: 'over', order }])).toContain('look up how it ended');
});

test('A list without disputes of either kind shows nothing', () => {
  expect(render([])).toBe('');
});
