import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';

/** What is written down of staff: [what was done] -> the words for it are the page's. */
const STAFF_ACTIONS = [
  'sign-in',
  'sign-out',
  'end-sessions',
  'change-password',
  'turn-on-second-factor',
  'make-recovery-codes',
  'use-recovery-code',
  'prove-again',
  'save-member',
  'remove-member',
  'search-orders',
  'see-order',
  'see-unpaid-holds',
  'refund-order',
  'see-disputes',
  'enter-dispute',
  /** Not of staff: a payment company told of it. */
  'hear-of-dispute',
  'ask-provider',
  'decide-parked-order',
  'retry-capture',
  'see-pick-list',
  'see-troubled-shipments',
  'move-shipment',
  'decide-shipment',
  'buy-label',
  'see-cancellations',
  'see-funnel',
  'see-experiments',
  'see-returns',
  'move-return',
  'receive-return',
  'see-claims',
  'move-claim',
  'see-reviews',
  'move-review',
  'answer-review',
  'see-questions',
  'answer-question',
  'see-reconciliation',
  'reconcile',
  'purge-caches',
  'enter-cart',
  'see-cart',
  'change-cart',
  'share-cart',
  'leave-cart',
  'see-acts',
] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** What an act was done to. */
const STAFF_OBJECTS = ['order', 'cart', 'member'] as const;

export type StaffObject = (typeof STAFF_OBJECTS)[number];

const STAFF_OUTCOMES = ['done', 'refused'] as const;

export type StaffOutcome = (typeof STAFF_OUTCOMES)[number];

/** The database knows no day that no calendar has. */
const isDay = (text: string): boolean => /^20\d\d-/.test(text) && z.iso.date().safeParse(text).success;
const isTime = (text: string): boolean => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** A place between two acts: the time and the number of the one before it. */
const cursorSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,15}$/, shapeFault('noCursor'))
  .refine((text) => isTime(text.slice(0, text.indexOf('~'))), shapeFault('noCursor'));

/** Which acts are looked for; an empty text is no filter. */
export const staffActsQuerySchema = z.object({
  member: textSchema(64).default(''),
  action: z.union([z.literal(''), z.enum(STAFF_ACTIONS)]).default(''),
  object: textSchema(64).default('').describe('The id of an order, a cart or a member, or an order number.'),
  day: z
    .union([z.literal(''), z.string().refine(isDay, shapeFault('noDay'))])
    .default('')
    .describe('A day in UTC.'),
  before: cursorSchema.optional(),
});

const memberSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe('Null once the account has ended.'),
});

/** One act. Nothing in it names a customer. */
const staffActSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  member: memberSchema
    .nullable()
    .describe('Null where nobody was known: a failed sign-in, the command line, a payment company.'),
  address: z.string(),
  action: z.enum(STAFF_ACTIONS),
  object: z.object({ kind: z.enum(STAFF_OBJECTS), id: z.string() }).nullable(),
  order: z
    .object({ id: idSchema, shortId: z.string() })
    .nullable()
    .describe('The order that it was about, where there is one.'),
  storefront: z.string().nullable(),
  outcome: z.enum(STAFF_OUTCOMES),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** Acts, the newest first, with the cursor of what comes after them. */
const staffActsSchema = z.object({
  acts: z.array(staffActSchema),
  next: z.string().nullable(),
  members: z.array(memberSchema).describe('Staff who may be asked for, by name.'),
});

export type StaffActsQuery = z.output<typeof staffActsQuerySchema>;
export type StaffAct = z.infer<typeof staffActSchema>;
export type StaffActs = z.infer<typeof staffActsSchema>;

export const staffActsAnswerSchema = okSchema(staffActsSchema);
