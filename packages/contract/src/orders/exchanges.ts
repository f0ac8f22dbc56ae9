import { z } from 'zod';
import { idSchema, messageOrTextSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { returnPreviewSchema, returnReasonSchema } from './returns.ts';

export const chosenExchangeSchema = z.object({
  itemIdentifier: textSchema(64).describe('The line that one unit of is sent back.'),
  sku: textSchema(200).describe('What is wanted instead, as the choices answer it.'),
});

export const exchangeQuerySchema = z.object({
  item: textSchema(64).describe('The line that one unit of is sent back.'),
  token: z.string().max(200).optional(),
});

/** A piece that the old one can be exchanged for. */
const exchangeChoiceSchema = z.object({
  sku: z.string(),
  title: z.string(),
  options: z.string(),
  back: moneySchema.nullable().describe('What comes back with it; null where it costs more.'),
  more: moneySchema
    .nullable()
    .describe('What it costs more, which store credit pays as far as it goes, and a card the rest.'),
  isPayable: z.boolean().describe('It costs nothing more, or what it does can be paid.'),
});

const exchangeChoicesSchema = z.object({
  title: z.string().describe('Of the line that is sent back.'),
  options: z.string(),
  worth: moneySchema.describe('What one unit of it is worth, with its taxes.'),
  credit: moneySchema.describe('The store credit that who asks can spend on it; 0 where they have none.'),
  takesCards: z.boolean().describe('What credit does not pay can be paid on the page of a company.'),
  reasons: z.array(returnReasonSchema),
  choices: z.array(exchangeChoiceSchema).describe('Of the same product first.'),
});

/** What goes and what comes, to the cent. */
const exchangePreviewSchema = z.object({
  returned: returnPreviewSchema.describe(
    'The old piece, as a return would give it back; its id is for the request.',
  ),
  wanted: z.object({
    title: z.string(),
    options: z.string(),
    price: moneySchema.describe("Today's, less what is taken off."),
    charges: z.array(z.object({ title: messageOrTextSchema(), amount: moneySchema })),
    taxes: moneySchema,
    cost: moneySchema.describe('All of it.'),
  }),
  back: moneySchema.describe('What comes back once the old piece has.'),
  fromCredit: moneySchema.describe('What their store credit pays of it, where it costs more.'),
  toPay: moneySchema.describe(
    'What is paid on the page of a company after the request: until then nothing is exchanged.',
  ),
});

/** The same, once it was seen. */
export const requestExchangeSchema = chosenExchangeSchema.extend({
  id: idSchema.describe('As the preview answers it: the same request sent twice is made once.'),
  reason: returnReasonSchema,
  words: textSchema(500).trim().default(''),
  isDonated: z
    .boolean()
    .default(false)
    .describe('The old mattress goes to a charity that the customer found: it is not collected.'),
  back: z.int().min(0).describe('Cents that come back, as they were seen; in the currency of the order.'),
  fromCredit: z.int().min(0).default(0).describe('Cents that store credit pays, as they were seen.'),
  toPay: z
    .int()
    .min(0)
    .default(0)
    .describe('Cents that are paid on the page of a company, as they were seen.'),
});

export type ChosenExchange = z.output<typeof chosenExchangeSchema>;
export type ExchangeChoices = z.infer<typeof exchangeChoicesSchema>;
export type ExchangePreview = z.infer<typeof exchangePreviewSchema>;
/** The same before it leaves the API. */
export type ExchangePreviewBody = z.input<typeof exchangePreviewSchema>;
export type RequestExchange = z.output<typeof requestExchangeSchema>;
/** The same as a client sends it. */
export type SentExchange = z.input<typeof requestExchangeSchema>;

export const exchangeChoicesAnswerSchema = okSchema(exchangeChoicesSchema);
export const exchangePreviewAnswerSchema = okSchema(exchangePreviewSchema);
