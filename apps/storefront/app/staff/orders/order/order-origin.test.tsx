import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { OrderOrigin } from './order-origin.tsx';

const textOf = (referral: StaffOrder['referral']): string => {
  const Page = () => <OrderOrigin order={{ referral, campaigns: [{ words: 'news', on: '2026-11-01' }] }} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll(/<[^>]*>/g, ' ');
};
const ADA = { code: '9f3a51c07b2e', email: 'ada@example.com' };

test('Staff read who recommended the shop, and what became of the thank-you', () => {
  const due = textOf({ ...ADA, thanks: { dueOn: '2026-12-01', decision: null } });
  expect(due).toContain('Recommended by ada@example.com');
  expect(due).toMatch(/due on .*December 1/);
  expect(textOf({ ...ADA, thanks: { dueOn: '2026-12-01', decision: 'same_address' } })).toContain(
    'No thank-you: it is one address.',
  );
  expect(textOf({ ...ADA, email: null, thanks: null })).toContain('a link with the code 9f3a51c07b2e');
});

test('An order that no link and one campaign led to says where its visit came from', () => {
  expect(textOf(null)).toMatch(/^\s*First visit from news, .*November 1/);
});
