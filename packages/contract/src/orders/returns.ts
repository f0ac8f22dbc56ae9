import type { ReturnBar } from '@counterpane/rules/returns/decide-return';
import { RETURN_REASONS } from '@counterpane/rules/returns/return-reasons';
import { RETURN_STATES } from '@counterpane/rules/returns/return-states';
import { z } from 'zod';
import { quantitySchema } from '../cart/carts.ts';
import { idSchema, messageOrTextSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { photoIdsSchema, photoSchema } from './photos.ts';

const BARS = [
  'gift',
  'plan',
  'not_delivered',
  'not_promised',
  'over',
  'all_returned',
  'exchange_not_back',
] as const satisfies readonly ReturnBar[];

export const returnStateSchema = z.enum(RETURN_STATES);
export const returnReasonSchema = z.enum(RETURN_REASONS);

const unitsSchema = z.object({ itemIdentifier: textSchema(64), quantity: quantitySchema });

/** What a customer wants to send back. */
export const returnedLinesSchema = z.object({ lines: z.array(unitsSchema).min(1).max(100) });

/** The same, once its refund was seen. */
export const requestReturnSchema = z.object({
  id: idSchema.describe('As the preview answers it: the same request sent twice is made once.'),
  lines: z
    .array(unitsSchema.extend({ reason: returnReasonSchema }))
    .min(1)
    .max(100),
  words: textSchema(500).trim().default(''),
  photos: photoIdsSchema,
  isDonated: z
    .boolean()
    .default(false)
    .describe('Mattresses of it go to a charity that the customer found: they are not collected.'),
  toCredit: z.boolean().default(false).describe('It is wanted as store credit.'),
  refund: z.int().min(0).describe('Cents that come back, as they were seen; in the currency of the order.'),
});

const amountsSchema = z.object({
  lines: z
    .array(
      z.object({
        itemIdentifier: z.string(),
        title: z.string(),
        quantity: z.int(),
        isGift: z.boolean(),
        amount: moneySchema.describe('Of the goods.'),
      }),
    )
    .describe('What was chosen, with the plans that end with it and the gifts that may come along.'),
  charges: z.array(z.object({ title: messageOrTextSchema(), amount: moneySchema })),
  taxes: moneySchema,
  givenBefore: moneySchema.describe('Part of it that was given back already.'),
  refund: moneySchema.describe('What comes back in all.'),
  services: z
    .array(messageOrTextSchema())
    .describe('What was done when it was delivered, such as white glove service: it is not given back.'),
  hasMattress: z.boolean().describe('It can be collected, or given to a charity.'),
});

/** What goes back, and what comes back for it. */
export const returnPreviewSchema = amountsSchema.extend({
  id: idSchema,
  mayBeCredit: z.boolean().describe('Its customer can have store credit for it.'),
});

const shownReturnSchema = z.object({
  id: idSchema,
  status: z
    .enum([...RETURN_STATES, 'refunded', 'unpaid'])
    .describe(
      '`refunded` once its money went back; `unpaid` where what it was to be exchanged for was not paid for.',
    ),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), isGift: z.boolean() })),
  isDonated: z.boolean(),
  told: z.string().describe('What staff wrote with their last step.'),
  collectOn: z.string().nullable().describe('ISO day on which it is collected.'),
  labelUrl: z.string().nullable(),
  refund: moneySchema,
  toCredit: z.boolean(),
  photos: z.array(photoSchema),
  exchange: z
    .object({
      orderId: idSchema,
      shortId: z.string(),
      title: z.string(),
      options: z.string(),
      mayOpen: z.boolean().describe('Who followed a link to the one order has not opened the other.'),
      toPay: moneySchema
        .nullable()
        .describe('What is paid for it by card, while it waits for that; null where nothing is.'),
    })
    .nullable()
    .describe('What its customer gets instead: an order of its own.'),
  mayCancel: z.boolean(),
  createdAt: z.string(),
});

const returnableLineSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  options: z.string(),
  window: z
    .object({
      subject: z.enum(['trial', 'returns']),
      firstNight: z.string().describe('ISO day of the delivery.'),
      lastNight: z.string(),
      until: z.string().describe('The last ISO day on which it can be sent back.'),
    })
    .nullable(),
  returnable: z.int().describe('Units that can be sent back.'),
  bar: z.enum(BARS).nullable().describe('Why none can.'),
  reasons: z.array(returnReasonSchema),
  mayExchange: z.boolean().describe('There is something that a unit of it can be exchanged for now.'),
});

/** Everything about sending an order back. */
const orderReturnsSchema = z.object({
  lines: z.array(returnableLineSchema),
  returns: z.array(shownReturnSchema).describe('The oldest first.'),
});

export type ReturnedLines = z.output<typeof returnedLinesSchema>;
export type RequestReturn = z.output<typeof requestReturnSchema>;
/** The same as a client sends it. */
export type SentReturn = z.input<typeof requestReturnSchema>;
export type ReturnPreview = z.infer<typeof returnPreviewSchema>;
/** The same before it leaves the API. */
export type ReturnPreviewBody = z.input<typeof returnPreviewSchema>;
export type OrderReturns = z.infer<typeof orderReturnsSchema>;
export type ShownReturn = z.infer<typeof shownReturnSchema>;

export const returnPreviewAnswerSchema = okSchema(returnPreviewSchema);
export const orderReturnsAnswerSchema = okSchema(orderReturnsSchema);
export const returnChangedAnswerSchema = okSchema(z.null());
