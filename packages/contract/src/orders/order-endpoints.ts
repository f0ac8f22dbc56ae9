import { ADDITION_REFUSALS } from '@counterpane/rules/orders/decide-addition';
import {
  CANCELLATION_REFUSALS,
  METHOD_REFUSALS,
  PAYMENT_REFUSALS,
  REGION_REFUSALS,
  RETURN_REFUSALS,
} from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../envelope.ts';
import {
  cancelItemsSchema,
  cancellationAnswerSchema,
  cancelledAnswerSchema,
  cancelledLinesSchema,
} from './cancellations.ts';
import { consentChannelSchema, orderConsentsAnswerSchema } from './consents.ts';
import { fulfillmentAnswerSchema, knownCustomerQuerySchema, relatedOrderQuerySchema } from './fulfillment.ts';
import { openLinkSchema, orderLinkAnswerSchema } from './order-links.ts';
import { createOrderSchema, orderAnswerSchema, payOrderSchema, returnedPaymentSchema } from './orders.ts';
import {
  orderReturnsAnswerSchema,
  requestReturnSchema,
  returnChangedAnswerSchema,
  returnedLinesSchema,
  returnPreviewAnswerSchema,
} from './returns.ts';
import { webhookAnswerSchema } from './webhooks.ts';

const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });
const one = {
  who: 'visitor',
  params,
  query,
  answer: orderAnswerSchema,
  refusals: ['order_not_found'],
} as const;
const place = {
  who: 'visitor',
  body: createOrderSchema,
  answer: orderAnswerSchema,
  counts: ['placeOrder', 'askTaxService', 'lookUpContact', 'beginPayment'],
  refusals: [
    ...METHOD_REFUSALS,
    ...REGION_REFUSALS,
    ...PAYMENT_REFUSALS,
    'cart_empty',
    'price_changed',
    'stale_version',
    'coupon_used_up',
    'not_purchasable',
    'insufficient_stock',
    'too_many_unpaid',
    'credit_changed',
    ...ADDITION_REFUSALS,
    'addition_elsewhere',
  ],
} as const;
const link = { who: 'anyone', params: z.object({ id: idSchema }), answer: orderLinkAnswerSchema } as const;

/** Orders: an order is its visitor's; a link opens it and hides who placed it. */
export const orderEndpoints = {
  createOrder: endpoint({
    ...place,
    at: 'POST /orders',
    summary: 'Places the cart as an order, and pays for it when a payment comes with it',
    example: {
      body: {
        billingProvider: 'stripeDirect',
        cartVersion: 3,
        expectedTotal: { amount: 69_900, currency: 'USD' },
        paymentDetails: { paymentToken: 'tok_visa' },
        shippingAddress: {
          fullName: 'Ada Lovelace',
          line1: '350 5th Avenue',
          city: 'New York',
          state: 'NY',
          zip: '10118',
          country: 'US',
          phone: '2125550123',
        },
        billingAddress: { fullName: 'Ada Lovelace' },
        email: 'ada@example.com',
      },
    },
  }),
  knownCustomer: endpoint({
    at: 'HEAD /orders',
    summary: 'Whether the contact saved with the cart has ordered here before',
    description:
      'The header `exist` is there when the contact saved with the cart has ordered here before. Without an email and a phone number the question is about that contact; about any other one nothing is said.',
    who: 'visitor',
    query: knownCustomerQuerySchema,
    answer: { media: 'nothing' },
    limit: 'askKnownCustomer',
    counts: ['lookUpContact'],
    refusals: [],
  }),
  createRelatedOrder: endpoint({
    ...place,
    at: 'POST /orders/:id/related',
    summary: 'Places an order that follows another one',
    params,
    query: relatedOrderQuerySchema,
  }),
  order: endpoint({ ...one, at: 'GET /orders/:id', summary: 'An order, by its visitor or its signed token' }),
  fulfillment: endpoint({
    ...one,
    at: 'GET /orders/:id/fulfillment',
    summary: 'Where each thing of an order is',
    answer: fulfillmentAnswerSchema,
  }),
  previewCancellation: endpoint({
    ...one,
    at: 'POST /orders/:id/cancellations/preview',
    summary: 'What goes, and what comes back, when items are cancelled',
    description: 'Nothing is written. Gifts and add-ons go with what they belong to.',
    body: cancelledLinesSchema,
    answer: cancellationAnswerSchema,
    counts: ['changeOrder'],
    refusals: [...CANCELLATION_REFUSALS],
  }),
  cancelItems: endpoint({
    ...one,
    at: 'POST /orders/:id/cancellations',
    summary: 'Cancels items that are not packed yet, and gives back what was paid for them',
    body: cancelItemsSchema,
    answer: cancelledAnswerSchema,
    counts: ['changeOrder'],
    refusals: [...CANCELLATION_REFUSALS],
  }),
  orderReturns: endpoint({
    ...one,
    at: 'GET /orders/:id/returns',
    summary: 'What of an order can be sent back and until when, and what is on its way back',
    answer: orderReturnsAnswerSchema,
  }),
  previewReturn: endpoint({
    ...one,
    at: 'POST /orders/:id/returns/preview',
    summary: 'What goes, and what comes back for it, when items are sent back',
    description: 'Nothing is written. Plans go with what they cover.',
    body: returnedLinesSchema,
    answer: returnPreviewAnswerSchema,
    counts: ['changeOrder'],
    refusals: [...RETURN_REFUSALS],
  }),
  requestReturn: endpoint({
    ...one,
    at: 'POST /orders/:id/returns',
    summary: 'Asks to send items back, for the refund that was seen',
    body: requestReturnSchema,
    answer: returnChangedAnswerSchema,
    counts: ['changeOrder'],
    refusals: [...RETURN_REFUSALS, 'photo_unknown'],
  }),
  cancelReturn: endpoint({
    ...one,
    at: 'DELETE /orders/:id/returns/:returnId',
    params: params.extend({ returnId: idSchema }),
    summary: 'Calls a return off before it is collected',
    answer: returnChangedAnswerSchema,
    counts: ['changeOrder'],
    refusals: ['order_not_found', 'return_cannot_move'],
  }),
  orderConsents: endpoint({
    ...one,
    at: 'GET /orders/:id/consents',
    summary: 'What an order was placed with the consent to, and what of it was withdrawn',
    answer: orderConsentsAnswerSchema,
  }),
  withdrawConsent: endpoint({
    ...one,
    at: 'DELETE /orders/:id/consents/:channel',
    params: params.extend({ channel: consentChannelSchema }),
    summary: 'Withdraws a consent, for every order of the same email',
    answer: orderConsentsAnswerSchema,
    counts: ['changeOrder'],
  }),
  reportPurchase: endpoint({
    ...one,
    at: 'PUT /orders/:id/analyticsReported',
    summary: 'A client has told its own analytics of the purchase',
  }),
  payOrder: endpoint({
    ...one,
    at: 'POST /orders/:id/payment',
    summary: 'Pays for an order',
    body: payOrderSchema,
    counts: ['beginPayment'],
    refusals: [...PAYMENT_REFUSALS],
    example: { body: { paymentToken: 'tok_visa' } },
  }),
  refreshOrder: endpoint({
    ...one,
    at: 'POST /orders/:id/refresh',
    summary: 'An order as its provider knows it now',
    query: query.extend({
      returned: z.literal('1').optional().describe('The shopper comes back from the page of the provider.'),
      checkoutToken: z
        .string()
        .max(100)
        .optional()
        .describe('What the provider sent back with the shopper: it is tried, and not believed.'),
    }),
    counts: ['refreshOrder', 'queryPayment'],
  }),
  returnFromPayment: endpoint({
    at: 'POST /orders/returned',
    summary: 'The shopper comes back with the payment and its client secret',
    who: 'visitor',
    body: returnedPaymentSchema,
    answer: orderAnswerSchema,
    limit: 'refreshOrder',
    counts: ['queryPayment'],
    refusals: ['order_not_found', 'payment_mismatch'],
  }),
  openOrder: endpoint({
    ...link,
    at: 'POST /orders/:id/opened',
    summary: 'Follows the link of an email: its token becomes a cookie',
    body: openLinkSchema,
    refusals: ['order_not_found', 'order_link_ended'],
  }),
  sendOrderLink: endpoint({
    ...link,
    at: 'POST /orders/:id/links',
    summary: 'Has a new link sent to the email that the order has',
    counts: ['sendOrderLink'],
    refusals: [],
  }),
  webhook: endpoint({
    at: 'POST /webhooks/:company',
    summary: 'What a payment company tells of its payments, signed',
    who: 'provider',
    params: z.object({ company: z.string() }),
    answer: webhookAnswerSchema,
    counts: ['sendForgedEvent'],
    refusals: ['not_found', 'payment_unavailable', 'bad_signature', 'malformed'],
  }),
  carrierWebhook: endpoint({
    at: 'POST /webhooks/carriers/:service',
    summary: 'What a service of carriers tells of its parcels, signed',
    who: 'provider',
    params: z.object({ service: z.string() }),
    answer: webhookAnswerSchema,
    counts: ['sendForgedEvent'],
    refusals: ['not_found', 'bad_signature'],
  }),
  textsWebhook: endpoint({
    at: 'POST /webhooks/texts/:service',
    summary: 'What a service of text messages tells of its subscribers, signed',
    who: 'provider',
    params: z.object({ service: z.string() }),
    answer: webhookAnswerSchema,
    counts: ['sendForgedEvent'],
    refusals: ['not_found', 'bad_signature'],
  }),
} as const;
