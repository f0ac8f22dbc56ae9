import { BED_SIZES } from '@counterpane/rules/options/bed-sizes';
import { z } from 'zod';
import { idSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { orderStatusSchema } from '../orders/fulfillment.ts';
import { SIGN_IN_COMPANIES } from './sign-in-companies.ts';

/** Whose mailbox the code is sent to. */
export const signInCodeSchema = z.object({
  email: textSchema(200),
  /** The page that the link in the email leads to. */
  to: z.string().max(200).optional(),
});

/** A code belongs to the email that this browser asked for. */
export const enterSignInCodeSchema = z.object({ code: textSchema(40) });

const link = z.string().max(1_000);

export const followSignInLinkSchema = z.object({ link });

export const signInStateQuerySchema = z.object({ link: link.optional() });

export const customerSchema = z.object({ email: z.string() });

/** Where a browser is on its way to an account. */
const signInStateSchema = z.object({
  /** Who is signed in. */
  customer: customerSchema.nullable(),
  /** The email that a code was sent to from this browser, a few minutes ago. */
  codeSentTo: z.string().nullable(),
  /** Whose account the link of the question opens; null when it is none of ours. */
  linkOpens: z.string().nullable(),
  /** The companies whose accounts sign in here. */
  companies: z.array(z.enum(SIGN_IN_COMPANIES)),
});

/** An order as the list of an account shows it, whatever brand it was placed with. */
const accountOrderSchema = z.object({
  id: idSchema,
  shortId: z.string(),
  brandName: z.string(),
  createdAt: z.string(),
  status: orderStatusSchema,
  total: moneySchema,
  things: z.array(z.object({ title: z.string(), quantity: z.int(), thumbUrl: z.string() })),
});

const customerOrdersSchema = customerSchema.extend({
  bedSize: z.enum(BED_SIZES).nullable().describe('The size of their bed, if they saved it.'),
  givesCredit: z.boolean().describe('Whether there is store credit at this storefront.'),
  referralLink: z.string().describe('Their own link to this shop, for friends.'),
  thanks: moneySchema
    .nullable()
    .describe(
      'Store credit for them and a friend who keeps a bed for thirty nights; null where there is none.',
    ),
  orders: z.array(accountOrderSchema).describe('The newest first.'),
  olderPage: z.int().nullable().describe('The page with the orders before these.'),
});

/** Store credit with the storefront that is asked [R051]. */
const customerCreditSchema = z.object({
  balance: moneySchema,
  staysWithOrders: z
    .boolean()
    .describe(
      'Who erases themselves has it again with a new account of the same email, as long as the orders that it is of stay.',
    ),
  entries: z
    .array(
      z.object({
        kind: z
          .enum(['given', 'spent', 'freed', 'thanks'])
          .describe('`freed` was not spent after all; `thanks` is for a recommendation.'),
        order: z
          .object({ id: idSchema, shortId: z.string() })
          .nullable()
          .describe('Null for thanks: the order may be another person’s.'),
        amount: moneySchema.describe('Below 0 where it was spent.'),
        at: z.string(),
      }),
    )
    .describe('The newest first.'),
});

/** Null forgets it. */
export const saveBedSizeSchema = z.object({ bedSize: z.enum(BED_SIZES).nullable() });

/** Orders that stand on one page of an account. */
export const ORDERS_A_PAGE = 20;

export const customerOrdersQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(500).default(1),
});

export const signedInSchema = customerSchema.extend({
  hasCartJoined: z.boolean().describe('What was in the cart on another device is in this one now.'),
});

/** A device that a customer is signed in on. Times are ISO 8601. */
const customerDeviceSchema = z.object({
  id: z.string(),
  begunAt: z.string(),
  /** Null where a browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isThisOne: z.boolean(),
});

export const customerDevicesAnswerSchema = okSchema(
  customerSchema.extend({ devices: z.array(customerDeviceSchema).describe('The newest first.') }),
);

/** Everything that is known of a customer. What it holds is for people to keep, and no contract. */
export const customerExportAnswerSchema = okSchema(z.record(z.string(), z.unknown()));

export type CustomerCredit = z.infer<typeof customerCreditSchema>;
export type CustomerDevice = z.infer<typeof customerDeviceSchema>;
export type SignedIn = z.infer<typeof signedInSchema>;

export const signedInAnswerSchema = okSchema(signedInSchema);
export const customerOrdersAnswerSchema = okSchema(customerOrdersSchema);
export const customerCreditAnswerSchema = okSchema(customerCreditSchema);
export const signInStateAnswerSchema = okSchema(signInStateSchema);
export const doneAnswerSchema = okSchema(z.null());

export type AccountOrder = z.infer<typeof accountOrderSchema>;
