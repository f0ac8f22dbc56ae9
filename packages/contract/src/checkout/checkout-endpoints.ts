import { METHOD_REFUSALS, REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { endpoint } from '../endpoint.ts';
import {
  acknowledgeSchema,
  billingFormSchema,
  checkoutAnswerSchema,
  expressSchema,
  shippingFormSchema,
  useCreditSchema,
} from './checkout.ts';
import { checkoutStateAnswerSchema } from './checkout-state.ts';
import { formFailAnswerSchema, formFailSchema } from './form-fail.ts';
import { subscribeToTextsAnswerSchema, subscribeToTextsSchema } from './text-messages.ts';

const write = {
  who: 'visitor',
  answer: checkoutAnswerSchema,
  counts: ['changeCart'],
  refusals: ['cart_empty', 'stale_version'],
} as const;

/** What the steps of the checkout save and restore. */
export const checkoutEndpoints = {
  checkout: endpoint({
    at: 'GET /carts/my/checkout',
    summary: 'What the pages of the checkout start with: what was entered, the cart, and the order',
    who: 'visitor',
    answer: checkoutStateAnswerSchema,
    refusals: [],
  }),
  resetCheckout: endpoint({
    ...write,
    at: 'DELETE /carts/my/checkout',
    summary: 'Forgets what was entered; the cart stays',
    refusals: ['stale_version'],
  }),
  saveShipping: endpoint({
    ...write,
    at: 'PUT /carts/my/checkout/shipping',
    summary: 'Saves the shipping step',
    body: shippingFormSchema,
    limit: 'saveShipping',
    counts: ['changeCart', 'askTaxService', 'lookUpContact'],
    refusals: [...REGION_REFUSALS, 'cart_empty', 'stale_version'],
    example: {
      body: {
        email: 'ada@example.com',
        address: {
          fullName: 'Ada Lovelace',
          line1: '350 5th Avenue',
          city: 'New York',
          state: 'NY',
          zip: '10118',
          country: 'US',
          phone: '2125550123',
        },
      },
    },
  }),
  subscribeToTexts: endpoint({
    at: 'POST /attentive',
    summary: 'Subscribes who agreed at the checkout to text messages, for the number of the checkout',
    who: 'visitor',
    body: subscribeToTextsSchema,
    answer: subscribeToTextsAnswerSchema,
    limit: 'subscribeToTexts',
    refusals: [],
    example: {
      body: {
        user: { email: 'ada@example.com', phone: '2125550123' },
        externalIdentifiers: { clientUserId: 'customer-1' },
      },
    },
  }),
  saveBilling: endpoint({
    ...write,
    at: 'PUT /carts/my/checkout/billing',
    summary: 'Saves the billing step',
    body: billingFormSchema,
    refusals: [...METHOD_REFUSALS, 'address_invalid', 'cart_empty', 'stale_version'],
    example: { body: { sameAsShipping: true, paymentProvider: 'stripeDirect' } },
  }),
  reportExpress: endpoint({
    ...write,
    at: 'PUT /carts/my/checkout/express',
    summary: 'How far an express wallet is',
    body: expressSchema,
    limit: 'callWalletSession',
    refusals: ['payment_provider_not_found', 'cart_empty', 'stale_version'],
  }),
  acknowledge: endpoint({
    ...write,
    at: 'POST /carts/my/checkout/acknowledge',
    summary: 'A question was answered and is not asked again',
    body: acknowledgeSchema,
  }),
  useCredit: endpoint({
    ...write,
    at: 'PUT /carts/my/checkout/credit',
    summary: 'Whether store credit pays as much as there is; how much that is, the checkout says',
    body: useCreditSchema,
  }),
  comeFromProduct: endpoint({
    ...write,
    at: 'POST /carts/my/checkout/from-product',
    summary: 'A product page leads straight to the checkout',
  }),
  reportFormFail: endpoint({
    at: 'POST /carts/my/checkout/form-fail',
    summary: 'Which fields held a step back in the browser',
    who: 'anyone',
    body: formFailSchema,
    answer: formFailAnswerSchema,
    limit: 'reportFormFail',
    refusals: [],
  }),
} as const;
