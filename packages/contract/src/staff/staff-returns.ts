import { z } from 'zod';
import { quantitySchema } from '../cart/carts.ts';
import { idSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { photoSchema } from '../orders/photos.ts';
import { returnReasonSchema, returnStateSchema } from '../orders/returns.ts';
import { shapeFault } from '../shape-faults.ts';

/** What is sent in exchange for a return. */
const sentInExchangeSchema = z.object({
  orderId: idSchema,
  shortId: z.string(),
  title: z.string(),
  leftAt: z.string().nullable().describe('When it left us; null while it is here.'),
});

/** A return as staff see it, on the page of its order. */
export const staffReturnSchema = z.object({
  id: idSchema,
  status: returnStateSchema,
  lines: z.array(
    z.object({
      itemIdentifier: z.string(),
      quantity: z.int(),
      reason: returnReasonSchema.nullable().describe('Null for what comes along.'),
      isSent: z.boolean().describe('A plan is not: it ends with what it covers.'),
      isMattress: z.boolean().describe('Slept on, it is not sold again.'),
      came: z.int().nullable().describe('Units that came; null until it is received.'),
      restocked: z.int(),
    }),
  ),
  words: z.string().describe('What the customer wrote.'),
  photos: z.array(photoSchema),
  isDonated: z.boolean().describe('Its mattresses go to a charity that the customer found.'),
  told: z.string(),
  collectOn: z.string().nullable(),
  labelUrl: z.string().nullable(),
  exchange: sentInExchangeSchema.nullable().describe('The order of what its customer gets instead.'),
  refund: moneySchema.describe('Promised; once it is received, given back.'),
  toCredit: z.boolean().describe('Its customer wants store credit for it.'),
  events: z.array(
    z.object({ status: returnStateSchema, source: z.enum(['shopper', 'staff', 'store']), at: z.string() }),
  ),
  moves: z.array(returnStateSchema).describe('The states that staff can bring it to next.'),
});

/** A return in the list of staff. */
const listedReturnSchema = z.object({
  id: idSchema,
  status: returnStateSchema,
  order: z.object({ id: idSchema, shortId: z.string(), total: moneySchema }),
  storefront: z.string(),
  things: z.array(z.object({ title: z.string(), quantity: z.int() })),
  refund: moneySchema,
  exchange: sentInExchangeSchema.nullable(),
  createdAt: z.string(),
});

/** A step of a return, with what its customer is told. */
export const moveReturnSchema = z
  .object({
    to: z.enum(['approved', 'under_way', 'refused']),
    told: textSchema(500).trim().default(''),
    collectOn: z.iso.date().optional(),
    labelUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .optional(),
  })
  .refine(({ to, told }) => to !== 'refused' || told !== '', shapeFault('noReason'));

/** What came of a return. */
export const receiveReturnSchema = z.object({
  lines: z
    .array(
      z.object({
        itemIdentifier: textSchema(64),
        quantity: quantitySchema,
        restocked: z
          .int()
          .min(0)
          .max(100)
          .describe('Units of them that can be sold again; the rest is written off.'),
      }),
    )
    .min(1)
    .max(100),
  told: textSchema(500).trim().default(''),
});

export type StaffReturn = z.infer<typeof staffReturnSchema>;
export type ListedReturn = z.infer<typeof listedReturnSchema>;
export type MoveReturn = z.output<typeof moveReturnSchema>;
export type ReceiveReturn = z.output<typeof receiveReturnSchema>;

export const staffReturnsAnswerSchema = okSchema(z.array(listedReturnSchema));
