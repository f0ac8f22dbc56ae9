import type { CartView } from '@counterpane/contract/cart/carts';
import type { DeliveryChoiceInput } from '@counterpane/contract/cart/delivery';
import type { Answer } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { chooseDelivery, chosenDelivery, deliveryChanges, shownDelivery } from './choose-delivery.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const SHOWN = shownDelivery({ option: 'ground', removal: false, date: '2026-11-25' });

test('what was left as it was is not sent, so that it cannot stand in the way of the rest', () => {
  const same = { delivery: 'ground', certainDeliveryDate: '2026-11-25', shownDelivery: SHOWN };
  expect(deliveryChanges(form(same))).toEqual({});
  expect(deliveryChanges(form({ ...same, delivery: 'white-glove' }))).toEqual({
    deliveryOption: 'white-glove',
  });
});

test('an old mattress is taken away by a tick, and stays where the tick is taken out', () => {
  const same = { delivery: 'ground', certainDeliveryDate: '2026-11-25', shownDelivery: SHOWN };
  expect(deliveryChanges(form({ ...same, removal: 'on' }))).toEqual({ withMattressRemoval: true });
  const ticked = shownDelivery({ removal: true });
  expect(deliveryChanges(form({ shownDelivery: ticked }))).toEqual({ withMattressRemoval: false });
  expect(deliveryChanges(form({ shownDelivery: shownDelivery({}) }))).toEqual({});
});

test('a day is chosen, and any day is none', () => {
  expect(deliveryChanges(form({ shownDelivery: SHOWN, certainDeliveryDate: '2026-11-26' }))).toEqual({
    certainDeliveryDate: '2026-11-26',
  });
  expect(deliveryChanges(form({ shownDelivery: SHOWN, certainDeliveryDate: '' }))).toEqual({
    certainDeliveryDate: null,
  });
});

test('a day that was chosen just before does not stop what takes it away', async () => {
  const sent: unknown[] = [];
  const answers = (isPossible: boolean) => ({
    chooseDelivery: async (choice: DeliveryChoiceInput): Promise<Answer<CartView>> => {
      sent.push(choice);
      const isRefused = choice.certainDeliveryDate && (choice.deliveryOption || !isPossible);
      return isRefused
        ? {
            ok: false,
            status: 422,
            error: { status: 'error', code: 'delivery_date_unavailable', error: 'No' },
          }
        : { ok: true, result: cartOf({ version: 1, lines: [], coupon: null }) };
    },
  });
  const both = form({ shownDelivery: SHOWN, delivery: 'white-glove', certainDeliveryDate: '2026-11-26' });
  expect((await chooseDelivery(answers(true), both))?.ok).toBe(true);
  expect(sent.slice(1)).toEqual([{ certainDeliveryDate: '2026-11-26' }, { deliveryOption: 'white-glove' }]);
  expect((await chooseDelivery(answers(false), both))?.ok).toBe(false);
  const alone = form({ shownDelivery: SHOWN, delivery: 'ground', certainDeliveryDate: '2026-11-26' });
  expect((await chooseDelivery(answers(false), alone))?.ok).toBe(false);
});

test('a cart shows only what it is offered', () => {
  const cart = cartOf({ version: 1, lines: [], coupon: null });
  expect(chosenDelivery(cart)).toEqual({});
  expect(chosenDelivery({ ...cart, deliveryOffer: { dates: ['2026-11-25'], removal: null } })).toEqual({
    date: '',
  });
});
