import type { Notice } from '@counterpane/contract/cart/carts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { StepNotices } from './step-notices.tsx';

const shown = (notices: readonly Notice[], hasDelivery = false): string => {
  const cart = { ...cartOf({ version: 1, lines: [], coupon: null }), notices: [...notices] };
  const Page = () => <StepNotices cart={cart} hasDelivery={hasDelivery} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('every step says what happened to the cart', () => {
  const notices = [
    'coupon_replaced',
    'removed_out_of_stock',
    'insufficient_stock',
    'gift_short',
    'help_changed',
    'delivery_date_lost',
    'white_glove_dropped',
  ].map((code) => ({ code, text: `What there is to say of ${code}` }));
  const html = shown(notices);
  for (const { text } of notices) expect(html).toContain(text);
});

test('a cart that came along is said where it can be undone', () => {
  expect(shown([{ code: 'cart_merged', text: '2 items came along from Halcyon.' }])).toBe('');
});

test('a shortage names its item once and leads to the cart', () => {
  const html = shown([{ code: 'insufficient_stock', text: 'Only 1 left', title: 'Pillow' }]);
  expect(html).toMatch(/<strong>Pillow<\/strong><br\/>Only 1 left.*href="\/checkout\/cart"/);
  const text = 'Pillow is out of stock and was taken out of your cart.';
  const gone = shown([{ code: 'removed_out_of_stock', text, title: 'Pillow' }]);
  expect(gone.split('Pillow')).toHaveLength(2);
});

test('a day that is lost leads back to the step where another is chosen, unless this is it', () => {
  const notice = { code: 'delivery_date_lost', text: 'We cannot deliver on Dec 1 any more.' };
  expect(shown([notice])).toContain('href="/checkout/shipping"');
  expect(shown([notice], true)).toBe('');
});
