import { REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { addressCheckAnswerSchema, addressToCheckSchema } from '../checkout/address-validation.ts';
import { endpoint } from '../endpoint.ts';
import { sharedCartAnswerSchema, sharedCartQuerySchema } from './cart-shares.ts';
import { cartAnswerSchema } from './carts.ts';
import {
  cartDeliveredPriceSchema,
  deliveredPriceAnswerSchema,
  deliveredPriceQuerySchema,
  priceHoldSchema,
} from './delivered-price.ts';
import {
  certainDateAnswerSchema,
  certainDateParamsSchema,
  certainDateQuerySchema,
  chosenDateQuerySchema,
  whiteGloveAvailabilityAnswerSchema,
  whiteGlovePricesAnswerSchema,
  whiteGloveQuerySchema,
} from './delivery.ts';
import { handOverAnswerSchema, handOverQuerySchema, mergeCartSchema } from './merge.ts';
import { flatRegionSchema, newRegionSchema } from './region.ts';
import { remoteTokenAnswerSchema, staffCartParamsSchema } from './remote-control.ts';

const write = {
  who: 'visitor',
  answer: cartAnswerSchema,
  counts: ['changeCart', 'makeCart'],
  refusals: ['stale_version'],
} as const;
const region = {
  ...write,
  limit: 'validateRegion',
  counts: ['changeCart', 'askTaxService'],
  refusals: [...REGION_REFUSALS, 'cart_empty', 'stale_version'],
} as const;

/** Where a cart goes, what it costs there, and how it comes to others. */
export const cartEndpoints = {
  mergeCart: endpoint({
    ...write,
    at: 'POST /carts/my/merge',
    summary: 'Copies the cart of a link into the visitor’s',
    body: mergeCartSchema,
    limit: 'mergeCart',
    refusals: ['cart_link_invalid', 'cart_not_found', 'stale_version'],
  }),
  undoMerge: endpoint({ ...write, at: 'POST /carts/my/merge/undo', summary: 'Takes that copy back' }),
  handOver: endpoint({
    at: 'GET /carts/my/handover',
    summary: 'What the cart needs to be copied into another storefront',
    who: 'visitor',
    query: handOverQuerySchema,
    answer: handOverAnswerSchema,
    refusals: ['not_found'],
  }),
  sharedCart: endpoint({
    at: 'GET /carts/shared/:cartId',
    summary: 'A shared cart as it would be copied',
    who: 'anyone',
    params: z.object({ cartId: z.string().max(100) }),
    query: sharedCartQuerySchema,
    answer: sharedCartAnswerSchema,
    limit: 'seeSharedCart',
    refusals: ['cart_link_invalid', 'cart_not_found'],
  }),
  validateAddress: endpoint({
    at: 'POST /addresses/validate',
    summary: 'Whether we ship there',
    who: 'anyone',
    body: addressToCheckSchema,
    answer: addressCheckAnswerSchema,
    limit: 'validateRegion',
    refusals: [...REGION_REFUSALS],
    example: {
      body: { country: 'US', state: 'NY', zip: '10001', city: 'New York', street: '350 5th Avenue' },
    },
  }),
  setRegion: endpoint({
    ...region,
    at: 'PUT /carts/my/region/new',
    summary: 'The cart with the taxes and fees of a region',
    body: newRegionSchema,
    example: {
      body: { shippingRegion: { country: 'US', state: 'NY', zip: '10001', city: 'New York' } },
    },
  }),
  validateRegion: endpoint({
    ...region,
    at: 'PUT /carts/region',
    summary: 'The same by its older call',
    body: flatRegionSchema,
  }),
  deliveredPrice: endpoint({
    at: 'GET /delivered-price',
    summary: 'What something costs delivered, before any form',
    who: 'anyone',
    query: deliveredPriceQuerySchema,
    answer: deliveredPriceAnswerSchema,
    limit: 'askDeliveredPrice',
    counts: ['askTaxService'],
    refusals: [...REGION_REFUSALS, 'unknown_product', 'not_purchasable'],
  }),
  deliverCartTo: endpoint({
    ...write,
    at: 'PUT /carts/my/delivered-price',
    summary: 'What the whole cart costs at the door; its prices hold for a while',
    body: cartDeliveredPriceSchema,
    limit: 'askDeliveredPrice',
    counts: ['changeCart', 'askTaxService'],
    refusals: [...REGION_REFUSALS, 'cart_empty', 'stale_version'],
    example: { body: { zip: '10001' } },
  }),
  holdPrice: endpoint({
    ...write,
    at: 'PUT /carts/my/price-hold',
    summary: 'Keeps a quoted price with the cart',
    body: priceHoldSchema,
    refusals: ['cart_empty', 'price_hold_expired', 'stale_version'],
  }),
  whiteGlovePrices: endpoint({
    at: 'GET /orders/wgs',
    summary: 'What white glove service costs for the visitor’s cart',
    who: 'anyone',
    query: whiteGloveQuerySchema,
    answer: whiteGlovePricesAnswerSchema,
    refusals: ['white_glove_unavailable'],
    example: { query: { state: 'NY' } },
  }),
  whiteGloveAvailability: endpoint({
    at: 'GET /orders/wgs/availability',
    summary: 'Whether there is white glove service in a state',
    who: 'anyone',
    query: whiteGloveQuerySchema,
    answer: whiteGloveAvailabilityAnswerSchema,
    refusals: [],
    example: { query: { state: 'NY' } },
  }),
  certainDates: endpoint({
    at: 'GET /carts/:id/items/product/type/cdd-service',
    summary: 'From when to when all of a cart can be there for sure',
    who: 'visitor',
    params: certainDateParamsSchema,
    query: certainDateQuerySchema,
    answer: certainDateAnswerSchema,
    refusals: ['cart_not_found'],
  }),
  chooseCertainDate: endpoint({
    ...write,
    at: 'POST /carts/:id/items/product/type/cdd-service',
    summary: 'Chooses the day on which all of it is to be there',
    params: certainDateParamsSchema,
    query: chosenDateQuerySchema,
    refusals: [
      'cart_not_found',
      'cart_empty',
      'white_glove_not_offered',
      'white_glove_unavailable',
      'delivery_date_unavailable',
      'stale_version',
    ],
  }),
  endCertainDate: endpoint({
    ...write,
    at: 'DELETE /carts/:id/items/product/type/cdd-service',
    summary: 'Takes that day back',
    params: certainDateParamsSchema,
    query: certainDateQuerySchema,
    refusals: [
      'cart_not_found',
      'cart_empty',
      'white_glove_not_offered',
      'white_glove_unavailable',
      'delivery_date_unavailable',
      'stale_version',
    ],
  }),
  remoteToken: endpoint({
    at: 'GET /carts/:cartId/remoteToken',
    summary: 'What lets staff into the cart; reading it makes none',
    who: 'visitor',
    params: staffCartParamsSchema,
    answer: remoteTokenAnswerSchema,
    refusals: ['cart_not_found'],
    hasNoHead: true,
  }),
  askForHelp: endpoint({
    ...write,
    at: 'POST /carts/:cartId/remoteToken',
    summary: 'Lets staff into the cart for an hour',
    params: staffCartParamsSchema,
    answer: remoteTokenAnswerSchema,
    refusals: ['cart_not_found', 'cart_empty', 'stale_version'],
  }),
  endHelp: endpoint({
    ...write,
    at: 'DELETE /carts/:cartId/remoteToken',
    summary: 'Ends that staff are in the cart',
    params: staffCartParamsSchema,
    refusals: ['cart_not_found', 'stale_version'],
  }),
  cartEvents: endpoint({
    at: 'GET /carts/my/events',
    summary: 'The version of the cart whenever staff change it',
    who: 'visitor',
    answer: { media: 'text/event-stream' },
    refusals: ['too_many_streams'],
    isHidden: true,
    hasNoHead: true,
  }),
} as const;
