import { expect, test } from 'vitest';
import { isPrivatePath } from './private-paths.ts';

test('the checkout and orders belong to one visitor, in every form they are asked for', () => {
  const paths = ['/checkout/cart', '/checkout', '/checkout/cart.data', '/checkout.data', '/orders/abc'];
  expect(paths.filter((path) => !isPrivatePath(path))).toEqual([]);
});

test('the pages of staff are kept for nobody, in every language', () => {
  const paths = ['/staff', '/staff.data', '/staff/sign-in', '/staff/carts/abc', '/fr/staff'];
  expect(paths.filter((path) => !isPrivatePath(path))).toEqual([]);
});

test('what a person chose of emails is shown to nobody else, in every language', () => {
  const paths = [
    '/preferences?token=x',
    '/fr/preferences',
    '/newsletter/confirm',
    '/notices',
    '/privacy-choices',
  ];
  expect(paths.filter((path) => !isPrivatePath(path.split('?', 1)[0] ?? ''))).toEqual([]);
});

test('shop pages belong to everyone', () => {
  const paths = [
    '/',
    '/mattress',
    '/mattresses/premier-hybrid-mattress',
    '/checkouts',
    '/ordersome',
    '/staffing',
  ];
  expect(paths.filter(isPrivatePath)).toEqual([]);
});
