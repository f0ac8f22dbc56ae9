import { NUMBERS_OF_PAYMENTS } from '@counterpane/rules/payments/instalments';
import { POLICY_SUBJECTS } from '@counterpane/rules/policies/policy';
import { z } from 'zod';
import { cartSchema } from '../cart/carts.ts';
import { receiptSchema } from '../cart/receipt.ts';
import { addressInputSchema } from '../checkout/address.ts';
import { cardTokenSchema } from '../checkout/checkout.ts';
import {
  factsSchema,
  idSchema,
  messageOrTextSchema,
  moneySchema,
  okSchema,
  textSchema,
  typedSchema,
} from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';
import { shownRefundSchema } from './refunds.ts';

/** The provider's token, bare or with what may be shown of the card [S3]. */
const paymentTokenSchema = z.union([textSchema(200).min(1), cardTokenSchema]);

/** What the card provider's way back names [K2]; the order is absent where only the payment is known. */
export const returnedPaymentSchema = z.object({
  orderId: textSchema(64).optional(),
  paymentIntent: textSchema(64).min(1),
  clientSecret: textSchema(200).optional(),
});
export type ReturnedPayment = z.input<typeof returnedPaymentSchema>;

export const payOrderSchema = z
  .object({
    paymentToken: paymentTokenSchema.optional(),
    /** Without a token: open the provider's hosted page instead. */
    hostedPage: z.boolean().optional(),
  })
  .refine(
    ({ paymentToken, hostedPage }) => paymentToken !== undefined || hostedPage === true,
    shapeFault('noPayment'),
  );

export const createOrderSchema = z.object({
  billingProvider: textSchema(40),
  email: typedSchema().default(''),
  backorderDays: z.int().min(0).default(0),
  shippingAddress: addressInputSchema,
  billingAddress: addressInputSchema,
  journey: textSchema(200).default('checkout'),
  extraData: z
    .looseObject({
      version: textSchema(40).optional(),
      trackingId: textSchema(200).optional(),
      stripeReturnUrl: textSchema(2000).optional(),
      friendsBuyToken: textSchema(64).optional(),
      numberOfPayments: z.literal([...NUMBERS_OF_PAYMENTS]).optional(),
      relatedOrderId: textSchema(60).optional(),
      type: z.literal('email').optional(),
    })
    .and(factsSchema)
    .default({}),
  metadata: z
    .looseObject({
      lang: textSchema(10).optional(),
      mobile: z.boolean().optional(),
      includeDisposal: z.boolean().optional(),
      reqShippingDate: textSchema(40).nullish(),
      reqDeliveryDate: textSchema(40).nullish(),
    })
    .and(factsSchema)
    .default({}),
  paymentDetails: payOrderSchema.optional().describe('The order is paid in the same call.'),
  returnUrl: textSchema(2000).optional(),
  cartVersion: z.int().min(0),
  expectedTotal: moneySchema,
  credit: z
    .int()
    .min(0)
    .default(0)
    .describe('Cents of the total that the signed-in customer pays with store credit, as they were shown.'),
});

const personSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
  }),
});

export const nextActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('redirect'),
    url: z.string(),
    plan: z
      .string()
      .optional()
      .describe("The number of SplitIt's plan: its script shows by it what its page at `url` asks."),
  }),
  z.object({ type: z.literal('challenge'), url: z.string(), clientSecret: z.string() }),
  z.object({ type: z.literal('iframe'), url: z.string() }),
]);

/** What was promised for a line when it was ordered; it starts with delivery [D58]. */
const linePoliciesSchema = z.object({
  itemIdentifier: z.string(),
  policies: z.array(
    z.object({
      id: z.string(),
      subject: z.enum(POLICY_SUBJECTS),
      since: z.string(),
      days: z.int().nullable().describe('Null for a promise without an end.'),
      figure: z.string(),
      text: z.string(),
      line: messageOrTextSchema().describe('Both in one line.'),
    }),
  ),
});

export const orderSchema = z.object({
  id: idSchema,
  shortId: z.string(),
  status: z.enum([
    'awaiting_payment',
    'processing',
    'paid',
    'needs_attention',
    'payment_failed',
    'cancelled',
  ]),
  email: z.string(),
  brand: z.string(),
  journey: z.string(),
  backorderDays: z.int(),
  cart: cartSchema.describe('The cart as it was ordered, frozen.'),
  shippingDetails: personSchema,
  billingDetails: personSchema,
  paymentDetails: z.object({
    provider: z.string(),
    last4: z.string().nullable(),
    brand: z.string().nullable(),
    nextAction: nextActionSchema.nullable(),
    failure: messageOrTextSchema().nullable(),
    intentStatus: z
      .string()
      .nullish()
      .describe('What the card provider calls where its payment stands; null for any other provider.'),
    isProviderSilent: z
      .boolean()
      .optional()
      .describe('An unpaid order may have been paid: its provider did not answer when it was last asked.'),
  }),
  total: moneySchema,
  credit: moneySchema
    .nullish()
    .describe('What of the total was paid with store credit; null where none of it was.'),
  refunds: z
    .array(shownRefundSchema)
    .nullish()
    .describe('Money on its way back, or given back; oldest first.'),
  refunded: moneySchema.nullish().describe('Given back so far.'),
  hold: z
    .object({
      charged: moneySchema.describe('So far.'),
      atLatest: z
        .string()
        .nullable()
        .describe('When the rest is charged, shipped or not; null where nothing is held any more.'),
    })
    .nullish()
    .describe('Of money that is held, and charged as things ship; null where it was charged with the order.'),
  exchangeOf: z
    .object({
      shortId: z.string(),
      amount: moneySchema.describe('What of the total it pays.'),
      waiting: z
        .object({ orderId: idSchema, returnId: idSchema, toPay: moneySchema })
        .nullable()
        .describe('Where the rest of it can be paid; null once it is, and where it is paid no more.'),
    })
    .nullish()
    .describe('The order whose piece comes back for this one, which is paid for with it.'),
  addressPaid: z
    .object({
      amount: moneySchema,
      orders: z.array(z.object({ id: idSchema, shortId: z.string() })).describe('Each has its invoice.'),
    })
    .nullish()
    .describe(
      'What was paid on top of the total for another address, and by which orders; null where nothing was.',
    ),
  addressOf: z
    .object({ id: idSchema, shortId: z.string() })
    .nullish()
    .describe('The order whose new address this one pays for: it has no goods.'),
  receipt: receiptSchema,
  policies: z.array(linePoliciesSchema).describe('Frozen: a later change does not touch it.'),
  extraData: z.looseObject({}),
  metadata: z.looseObject({}),
  analyticsReported: z.boolean().describe('Whether a client has told its own analytics of the purchase.'),
  createdAt: z.string(),
  token: z.string().describe('Signed; opens this order without the cookie, e.g. from an email.'),
});

export type OrderView = z.infer<typeof orderSchema>;
/** The same before it leaves the API. */
export type OrderBody = z.input<typeof orderSchema>;
export type CreateOrder = z.input<typeof createOrderSchema>;
/** The same as the API reads it. */
export type CreateOrderBody = z.output<typeof createOrderSchema>;
export type PayOrder = z.input<typeof payOrderSchema>;
/** The same as the API reads it. */
export type PayOrderBody = z.output<typeof payOrderSchema>;

export const orderAnswerSchema = okSchema(orderSchema);
