import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { deliveryKind } from './delivery-kind.ts';

const cart = cartOf({ version: 1, lines: [], coupon: null });
const whiteGlove = { sku: 'wgs', product: { title: 'wgs' }, pricing: { price: money(14_900, 'USD') } };
const byPartner = { step: 'delivery', rule: 'distribution-partner', title: 'Partner', amount: 0 };

test('a cart comes by ground, with white glove service once it is chosen, and by the partner where nobody else goes', () => {
  expect(deliveryKind(cart)).toBe('ground');
  expect(deliveryKind({ ...cart, extras: [whiteGlove] })).toBe('white-glove');
  const receipt = { ...cart.receipt, lines: [{ ...cart.receipt.lines[0], ...byPartner }] };
  expect(deliveryKind({ ...cart, receipt } as typeof cart)).toBe('partner');
});
