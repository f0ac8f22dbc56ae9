import type { Message } from '@counterpane/messages/message';
import { z } from 'zod';
import { shapeFault } from './shape-faults.ts';

/**
 * A text of ours: what the API puts there may be a message, which is said in the language of the request as the answer
 * leaves. Who reads the answer reads a text.
 */
export const messageOrTextSchema = (): z.ZodType<string, string | Message> =>
  // Messages are said before the shape of an answer is looked at: the schema itself sees none.
  z.string() as unknown as z.ZodType<string, string | Message>;

/** `{"status":"ok","result":…}`: every answer that is not a refusal. */
export const okSchema = <Result extends z.ZodType>(result: Result) =>
  z.object({ status: z.literal('ok'), result });

/** `{"status":"error","error":<text>,"code":<refusal code>, …facts}`. */
export const errorSchema = z.looseObject({
  status: z.literal('error'),
  error: messageOrTextSchema(),
  code: z.string(),
});

export type ErrorAnswer = z.infer<typeof errorSchema>;
/** The same before it leaves the API. */
export type ErrorBody = z.input<typeof errorSchema>;

export const moneySchema = z.object({
  amount: z.int().describe('Integer cents.'),
  currency: z.enum(['USD', 'CAD', 'GBP']),
});

/** Ids of carts, orders and products: 24 lowercase hex characters. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, shapeFault('noId'));

export const chosenPropertySchema = z.object({
  name: z.string().min(1).max(40),
  value: z.string().min(1).max(80),
});

/**
 * Text that a database can keep: no NUL, no half of a surrogate pair. At most `most` characters.
 * @example textSchema(200).default('')
 */
export const textSchema = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => isKeepable(text), shapeFault('unkeepable'));

/**
 * What a shopper types into a form, as long as a body can be: what is too long for its field is for the rules to say,
 * in the specification's words [K5, K8], never for a shape.
 * Line ends and signs that turn the direction of what follows them are spaces: nothing is kept that cannot be seen.
 * @example typedSchema().default('')
 */
export const typedSchema = () => textSchema(262_144).overwrite((text) => text.replace(UNSEEN, ' '));

const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Free facts of a client, kept as they are: at most 4 KB of JSON in all. */
export const factsSchema = z
  .looseObject({})
  .refine((facts) => isKeepable(JSON.stringify(facts)), shapeFault('unkeepable'))
  .refine((facts) => JSON.stringify(facts).length <= 4_096, shapeFault('tooLarge'));

const isKeepable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && !/\\u(?:0000|d[89a-f])/i.test(text);
