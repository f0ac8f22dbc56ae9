import { z } from 'zod';
import { cartSchema } from '../cart/carts.ts';
import { certainDateSchema, whiteGlovePricesSchema } from '../cart/delivery.ts';
import { idSchema, moneySchema, okSchema } from '../envelope.ts';
import { orderSchema } from '../orders/orders.ts';
import { cardTokenSchema, checkoutSchema } from './checkout.ts';
import { EXPRESS_FALLBACK_STEPS } from './express-steps.ts';

/** Where a payment stands, under the specification's names [K3]. */
const paymentStateSchema = z.object({
  paymentElementPaymentProvider: z.string().nullable(),
  paymentElementConfirmationTokenObject: z.looseObject({}).nullable(),
  paymentElementClientSecret: z.string().nullable(),
  stripeExtraData: z.looseObject({}).nullable(),
  stripePaymentRequestToken: z.string().nullable(),
  paymentToken: cardTokenSchema.nullable().describe('What the chosen way to pay was exchanged for.'),
  isStripeValid: z.boolean().describe('The card provider has exchanged a card for a token.'),
  isExpressPayment: z.boolean().describe('An express wallet was chosen: it has no review step.'),
  isExpressPaymentSuccess: z.boolean().describe('An express wallet was approved; the order follows.'),
  expressPaymentProvider: z.string().nullable().describe('The last express wallet that was opened.'),
  expressPaymentRefreshKey: z.int().describe('How often an express wallet ended without an order.'),
  expressFallbackStep: z
    .enum(EXPRESS_FALLBACK_STEPS)
    .nullable()
    .describe('Where an express wallet that was left leads back to.'),
  isAmazonPayServiceInitiated: z.boolean(),
  amazonCheckoutSessionId: z.string().nullable().describe('Saved on start, cleared on failure.'),
  usesAmazonPayV2: z.boolean().describe('Whether the newer session calls are used.'),
  unavailablePaymentProviders: z.array(z.string()).describe('Offered here, but not for this cart.'),
  showAcimaFallback: z.boolean().describe('Acima did not take the order: what else there is, is shown.'),
  loanExample: z
    .object({ apr: z.number(), months: z.int() })
    .nullable()
    .describe('What a loan is shown by: a yearly rate in percent, and how long.'),
  showTruemedIframe: z.boolean().describe('The order waits for the shopper on Truemed’s page.'),
  hsaEligibleItems: z.array(z.string()).describe('Items that a health account may pay for.'),
});

/** All that the server knows of a checkout [K3]. What a page alone knows, such as `loading`, stays there. */
const checkoutStateSchema = checkoutSchema.extend({
  cart: cartSchema,
  remoteToken: z.string().nullable().describe('Lets staff into this cart, as long as it is valid.'),
  order: z
    .object({ id: idSchema, shortId: z.string(), status: orderSchema.shape.status })
    .nullable()
    .describe('The last order of this cart that was not cancelled.'),
  credit: z
    .object({
      available: moneySchema,
      used: moneySchema.describe('What of the order it pays; 0 while it is not used.'),
    })
    .nullable()
    .describe('Store credit of the customer who is signed in; null without any.'),
  differentBilling: z.boolean(),
  ...paymentStateSchema.shape,
  preventAddingCoupon: z.boolean().describe('A code was taken out and does not come back by itself.'),
  isCouponEventFired: z.boolean().describe('That a code has expired was logged.'),
  gtmCouponOverride: z.string().nullable().describe('The code that took the place of another one.'),
  pdpRedirected: z
    .boolean()
    .describe('A product page led straight to the checkout, and nothing was added since.'),
  sddInfo: certainDateSchema.nullable().describe('From when to when all of the cart can be there.'),
  wgsPrices: whiteGlovePricesSchema.nullable().describe('Null where white glove service does not go.'),
  showWrongSizeModal: z.boolean().describe('Sizes in the cart do not belong together.'),
  isBmsmModalOpen: z.boolean().describe('More would save more, and nobody was asked yet.'),
  isBmsmModalAcknowledged: z.boolean(),
  isExtendModalOpen: z.boolean().describe('A plan could cover what was chosen, and nobody was asked yet.'),
  isExtendModalAcknowledged: z.boolean(),
  showWGSModal: z
    .boolean()
    .describe('White glove service is offered for the cart where it goes, and nobody has chosen yet.'),
});

export type PaymentState = z.infer<typeof paymentStateSchema>;
export type CheckoutState = z.infer<typeof checkoutStateSchema>;
/** The same before it leaves the API. */
export type CheckoutStateBody = z.input<typeof checkoutStateSchema>;

/** Where a payment stands before a way to pay has anything to say of it [K3]. */
export const BEFORE_PAYMENT: PaymentState = {
  paymentElementPaymentProvider: null,
  paymentElementConfirmationTokenObject: null,
  paymentElementClientSecret: null,
  stripeExtraData: null,
  stripePaymentRequestToken: null,
  paymentToken: null,
  isStripeValid: false,
  isExpressPayment: false,
  isExpressPaymentSuccess: false,
  expressPaymentProvider: null,
  expressPaymentRefreshKey: 0,
  expressFallbackStep: null,
  isAmazonPayServiceInitiated: false,
  amazonCheckoutSessionId: null,
  usesAmazonPayV2: true,
  unavailablePaymentProviders: [],
  showAcimaFallback: false,
  showTruemedIframe: false,
  hsaEligibleItems: [],
  loanExample: null,
};

export const checkoutStateAnswerSchema = okSchema(checkoutStateSchema);
