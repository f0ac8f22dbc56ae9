import { THANKS_DECISIONS } from '@counterpane/rules/privacy/decide-thanks';
import { z } from 'zod';
import { quantitySchema } from '../cart/carts.ts';
import { addressInputSchema } from '../checkout/address.ts';
import { idSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { deliveryWindowSchema } from '../orders/delivery-day.ts';
import { shipmentSchema, shipmentStateSchema } from '../orders/fulfillment.ts';
import { refundSchema } from '../orders/refunds.ts';
import { shapeFault } from '../shape-faults.ts';
import { disputeSchema } from './disputes.ts';
import { staffClaimSchema } from './staff-claims.ts';
import { staffReturnSchema } from './staff-returns.ts';

/** A short id, an id, or the beginning of an email address. */
export const searchOrdersSchema = z.object({ q: textSchema(100) });

/** An order in the list of staff. */
const staffOrderRowSchema = z.object({
  id: idSchema,
  shortId: z.string(),
  storefront: z.string(),
  status: z.string(),
  attention: z.string().nullable().describe('Why it waits for a person; null where it does not.'),
  attentionAmount: moneySchema.nullable().describe('How much did not move, where that is why.'),
  surplus: z.array(moneySchema).describe('Received beyond the order and not given back yet, by currency.'),
  email: z.string(),
  total: moneySchema,
  createdAt: z.string(),
});

const lineSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  options: z.string(),
  quantity: z.int(),
  isGift: z.boolean(),
  price: moneySchema.describe('The whole line as paid, before taxes.'),
  taxes: moneySchema.describe('On the whole line.'),
  unitsLeft: z.int().describe('Units that have neither gone back nor are promised for a return.'),
  unpacked: z.int().describe('Units that are not packed yet: refunded, they are not sent.'),
});

const attemptSchema = z.object({
  id: idSchema,
  attempt: z.int(),
  provider: z.string(),
  label: z.string(),
  status: z.string(),
  amount: moneySchema.describe('What it took, or was to take.'),
  reference: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  failure: z.string().nullable(),
  at: z.string(),
});

/** A way to pay that an order or a cart cannot be paid in, and why. */
export const unavailableMethodSchema = z.object({
  id: z.string(),
  label: z.string(),
  reason: z.enum([
    'not_in_country',
    'not_at_this_brand',
    'not_set_up',
    'not_at_this_account',
    'not_this_total',
    'nothing_eligible',
  ]),
});

/** A shipment with what staff do about it. */
const staffShipmentSchema = shipmentSchema.extend({
  warehouse: z.string(),
  labelUrls: z.array(z.string()).describe('The label of each parcel, as PDF.'),
  notBefore: z.string().nullable().describe('ISO day; null where it can leave at once.'),
  capture: z
    .object({
      amount: moneySchema,
      status: z.enum(['pending', 'succeeded', 'failed']),
      failure: z.string().nullable().describe('Why it failed, or why there is no answer yet.'),
    })
    .nullable()
    .describe('What was taken of held money when it left; null where nothing was.'),
  resends: z.int().nullable().describe('The number of the shipment whose things go out again in it.'),
  isReplacement: z.boolean().describe('It replaces something that was claimed: nothing is charged for it.'),
  chosenDays: z
    .array(z.object({ day: z.string(), by: z.enum(['shopper', 'staff', 'store']), at: z.string() }))
    .describe('The days that were agreed on since, or promised because it was late; the oldest first.'),
  moves: z.array(shipmentStateSchema).describe('The states that it can come to next.'),
  givesBack: moneySchema
    .nullable()
    .describe('What goes back once it is not sent, or did not arrive; null where nothing can.'),
});

const MOST_PARCELS = 20;

const linkedOrderSchema = z.object({ id: idSchema, shortId: z.string() });

/** Everything that staff may know of an order. */
const staffOrderSchema = staffOrderRowSchema.extend({
  name: z.string(),
  lines: z.array(lineSchema),
  extras: z
    .array(z.object({ title: z.string(), amount: moneySchema }))
    .describe('What is added to the lines: no taxes where the prices include them.'),
  includedTax: moneySchema
    .nullable()
    .describe('The part of the total that is tax, where the prices include it.'),
  payments: z.array(attemptSchema).describe('The newest first.'),
  ledger: z.array(
    z.object({ booking: z.string(), account: z.string(), amount: moneySchema, at: z.string() }),
  ),
  refunds: z.array(refundSchema).describe('The oldest first.'),
  shipments: z.array(staffShipmentSchema),
  addedTo: linkedOrderSchema.nullable().describe('The order that it was added to.'),
  additions: z.array(linkedOrderSchema).describe('What was added to it.'),
  addressOf: linkedOrderSchema.nullable().describe('The order whose new address it pays for.'),
  addressPayments: z
    .array(linkedOrderSchema.extend({ isPaid: z.boolean() }))
    .describe('The orders that pay for its new addresses: until one is paid it goes where it was to go.'),
  undeliveredTo: addressInputSchema
    .nullable()
    .describe(
      'Where what did not arrive was sent, so that it can be corrected; null where nothing can be sent again.',
    ),
  claims: z.array(staffClaimSchema).describe('The oldest first.'),
  returns: z.array(staffReturnSchema).describe('The oldest first.'),
  deliveryWindows: z.array(deliveryWindowSchema).describe('The hours that can be agreed on.'),
  buysLabels: z.boolean().describe('Whether the store has a service that sells labels.'),
  balance: z.object({
    paid: moneySchema,
    held: moneySchema.describe('Held, and taken as things ship.'),
    refunded: moneySchema,
    pending: moneySchema,
    disputed: moneySchema,
    left: moneySchema,
    charged: moneySchema.describe(
      'The part of what is left that the way to pay has charged: it can go back there.',
    ),
  }),
  referral: z
    .object({
      code: z.string(),
      email: z.string().nullable().describe('Of the account whose link it was; null for another code.'),
      thanks: z
        .object({
          dueOn: z.string().describe('ISO day on which the bed has been kept for long enough.'),
          decision: z.enum(THANKS_DECISIONS).nullable().describe('Null while it is open.'),
        })
        .nullable()
        .describe('Null until a bed of it was delivered, and where the shop has no store credit.'),
    })
    .nullable()
    .describe('Who recommended the shop, by the link that the visit came with.'),
  campaigns: z
    .array(z.object({ words: z.string(), on: z.string().describe('ISO day.') }))
    .describe(
      'Where the first and the last visit came from, as their addresses said; empty where that is not known.',
    ),
  givesCredit: z.boolean().describe('Whether its storefront has store credit.'),
  disputes: z.array(disputeSchema).describe('The oldest first.'),
  mayEnterDispute: z
    .boolean()
    .describe('Whether it was paid with a company that tells of no disputes, so that staff enter them.'),
  unavailable: z.array(unavailableMethodSchema),
  mayRetryCapture: z.boolean().describe('Whether held money is due that its company did not hand over.'),
  mayRefund: z.boolean().describe('Whether who asks may give money back and decide.'),
  queryableAttemptId: idSchema
    .nullable()
    .describe('The attempt that its provider can be asked about; null where none is open.'),
});

/** In how many parcels a shipment leaves: each has a label. */
export const buyLabelSchema = z.object({ parcels: z.int().min(1).max(MOST_PARCELS).default(1) });

/** What is decided of a shipment: it is not sent, is sent again, or its money goes back because it did not arrive. */
export const decideShipmentSchema = z.object({
  to: shipmentStateSchema.extract(['cancelled', 'resent', 'refunded']),
  restocked: z
    .array(z.object({ itemIdentifier: textSchema(64), quantity: quantitySchema }))
    .max(100)
    .default([])
    .describe('Units of what came back that can be sold again; the rest is written off.'),
  expected: z.int().min(0).optional().describe('Cents that were seen to go back: others refuse it.'),
  address: addressInputSchema
    .optional()
    .describe('Where the order goes from now on, where what did not arrive is sent again: the price stays.'),
});

/** A step of a shipment, another day on which it is expected, or both. */
export const moveShipmentSchema = z
  .object({
    to: shipmentStateSchema.exclude(['cancelled', 'resent', 'refunded']).optional(),
    carrier: textSchema(60).trim().optional(),
    trackingNumber: textSchema(400).trim().optional().describe('Several parcels: with commas between.'),
    expectedOn: z.iso.date().optional(),
    window: textSchema(5).optional().describe('The hours that were agreed on, as "8-12"; with a day.'),
  })
  .refine(({ to, expectedOn }) => to !== undefined || expectedOn !== undefined, shapeFault('noChange'));

/** What becomes of a parked order: it ships as it is, or it ends and everything goes back. */
export const orderDecisionSchema = z.object({
  decision: z.enum(['release', 'cancel']),
  reason: textSchema(500).trim().min(1, shapeFault('noReason')),
});

export type StaffOrderRow = z.infer<typeof staffOrderRowSchema>;
export type UnavailableMethod = z.infer<typeof unavailableMethodSchema>;
export type StaffShipment = z.infer<typeof staffShipmentSchema>;
export type DecideShipment = z.output<typeof decideShipmentSchema>;
export type MoveShipment = z.output<typeof moveShipmentSchema>;
export type StaffOrder = z.infer<typeof staffOrderSchema>;
export type OrderDecision = z.output<typeof orderDecisionSchema>;

export const staffOrdersAnswerSchema = okSchema(z.array(staffOrderRowSchema));
export const staffOrderAnswerSchema = okSchema(staffOrderSchema);
