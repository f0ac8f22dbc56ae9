import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { storefront } from '../../fixtures/brand.ts';
import { addEveryLanguage } from '../language/every-language.ts';
import { CouponForm } from './coupon-form.tsx';

beforeAll(() => {
  addEveryLanguage();
});

/** What the cart says of a coupon that takes so much off. */
const couponOf = (cents: number, language = 'en'): string => {
  const coupon = {
    code: 'SLEEP10',
    title: 'Ten percent off',
    value: money(cents, 'USD'),
    offer: '10 % off',
    applied: true,
    reason: null,
    reasonCode: null,
    isAutomatic: false,
  };
  const Page = () => <CouponForm coupon={coupon} refused={null} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  return (/<span role="status">(.*?)<\/span>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
};

test('What a coupon takes off is said in whole dollars rounded down, and under a dollar not at all [C9.03]', () => {
  expect(couponOf(6_990)).toBe('SLEEP10 takes $69 off');
  expect(couponOf(100)).toBe('SLEEP10 takes $1 off');
  expect(couponOf(99)).toBe('SLEEP10 is in the price');
  expect(couponOf(99, 'fr')).toBe('SLEEP10 est compris dans le prix');
});
