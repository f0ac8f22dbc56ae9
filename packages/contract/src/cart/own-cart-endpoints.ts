import { LINE_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  cartShareAnswerSchema,
  endedShareAnswerSchema,
  madeShareAnswerSchema,
  makeShareSchema,
} from './cart-shares.ts';
import {
  addItemsSchema,
  cartAnswerSchema,
  changeItemSchema,
  couponSchema,
  removeItemSchema,
} from './carts.ts';
import { deliveryChoiceSchema } from './delivery.ts';

const item = z.object({ itemIdentifier: z.string().max(64) });
const read = { who: 'visitor', answer: cartAnswerSchema, refusals: [] } as const;
const write = {
  who: 'visitor',
  answer: cartAnswerSchema,
  counts: ['changeCart', 'makeCart'],
  refusals: ['stale_version'],
} as const;

/** The calls on the visitor's cart that staff who are in it make too, below another path. */
export const ownCartEndpoints = {
  cart: endpoint({ ...read, at: 'GET /carts/my', summary: 'The visitor’s cart' }),
  clearCart: endpoint({ ...write, at: 'DELETE /carts/my', summary: 'Empties the cart' }),
  undoClear: endpoint({
    ...write,
    at: 'POST /carts/my/undo-clear',
    summary: 'Puts back what was in the cart before it was emptied',
  }),
  orderSeparately: endpoint({
    ...write,
    at: 'DELETE /carts/my/addition',
    summary: 'Has what is in the cart not added to an order: it is ordered by itself',
  }),
  addItems: endpoint({
    ...write,
    at: 'POST /carts/my/items',
    summary: 'Adds items; what was not added is told among the notices of the cart',
    body: addItemsSchema,
    example: {
      body: {
        items: [
          {
            productID: '64a1c0ffee64a1c0ffee64a1',
            quantity: 1,
            properties: [{ name: 'Size', value: 'queen' }],
          },
        ],
      },
    },
  }),
  changeItem: endpoint({
    ...write,
    at: 'PUT /carts/my/items/:itemIdentifier/',
    summary: 'Changes how many there are of an item, or its options',
    params: item,
    body: changeItemSchema,
    refusals: [...LINE_REFUSALS, 'nothing_to_fulfill', 'not_allowed', 'stale_version'],
    example: { body: { quantity: 2 } },
  }),
  removeItem: endpoint({
    ...write,
    at: 'DELETE /carts/my/items/:itemIdentifier/',
    summary: 'Takes an item out, with what belongs to it',
    params: item,
    query: removeItemSchema,
    refusals: ['unknown_line', 'line_not_editable', 'stale_version'],
  }),
  setCoupon: endpoint({
    ...write,
    at: 'PUT /carts/my/coupon',
    summary: 'Puts a code on the cart',
    body: couponSchema,
    refusals: [
      'coupon_invalid',
      'cart_empty',
      'coupon_unknown',
      'coupon_expired',
      'coupon_used_up',
      'stale_version',
    ],
    counts: ['changeCart', 'tryUnknownCoupon'],
    example: { body: { couponCode: 'SLEEP10' } },
  }),
  removeCoupon: endpoint({ ...write, at: 'DELETE /carts/my/coupon', summary: 'Takes the code off the cart' }),
  chooseDelivery: endpoint({
    ...write,
    at: 'PUT /carts/my/delivery',
    summary: 'How the cart is delivered, and on which day',
    body: deliveryChoiceSchema,
    refusals: [
      'cart_empty',
      'white_glove_not_offered',
      'white_glove_unavailable',
      'delivery_date_unavailable',
      'stale_version',
    ],
    example: { body: { deliveryOption: 'white-glove' } },
  }),
  share: endpoint({
    at: 'GET /carts/my/share',
    summary: 'What lets others copy the cart; null while nothing does',
    who: 'visitor',
    answer: cartShareAnswerSchema,
    refusals: [],
  }),
  makeShare: endpoint({
    at: 'POST /carts/my/share',
    summary: 'Lets others copy the cart',
    who: 'visitor',
    body: makeShareSchema,
    answer: madeShareAnswerSchema,
    refusals: ['cart_empty'],
    limit: 'shareCart',
  }),
  endShare: endpoint({
    at: 'DELETE /carts/my/share',
    summary: 'Ends that others may copy the cart',
    who: 'visitor',
    answer: endedShareAnswerSchema,
    refusals: [],
  }),
} as const;
