import { decodeQuery } from '@counterpane/contract/encode-query';
import {
  MOST_CARTS,
  type ParsedQuoteRequest,
  type QuoteFaultBody,
  quoteRequestSchema,
} from '@counterpane/contract/products/quotes';
import { z } from 'zod';
import { failed, type RefusalAnswer } from '../../http/answers.ts';

type ParsedQuery<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: RefusalAnswer<'invalid_request'> };

/** What a query in base64 asks, or the 400 that says what is wrong with it. */
export const parseQuery = <Value>(
  name: string,
  text: string,
  schema: z.ZodType<Value>,
): ParsedQuery<Value> => {
  const decoded = decodeQuery(text);
  if (!decoded.ok) return invalid(`${name}: must be JSON in base64`);
  const parsed = schema.safeParse(decoded.value);
  return parsed.success ? { ok: true, value: parsed.data } : invalid(firstFault(parsed.error, [name]));
};

/** A cart to be priced, or what is wrong with it: one odd entry must not keep the others from an answer. */
type ParsedCart =
  | { readonly ok: true; readonly cart: ParsedQuoteRequest }
  | { readonly ok: false; readonly fault: QuoteFaultBody };

/** A list of carts, each read by itself. */
export const cartListSchema = z
  .array(z.unknown())
  .max(MOST_CARTS)
  .transform((entries) => entries.map(parseCart));

const parseCart = (entry: unknown): ParsedCart => {
  const parsed = quoteRequestSchema.safeParse(entry);
  return parsed.success
    ? { ok: true, cart: parsed.data }
    : { ok: false, fault: { error: firstFault(parsed.error, []), code: 'invalid_request' } };
};

const firstFault = ({ issues: [first] }: z.ZodError, place: readonly string[]): string =>
  [[...place, ...(first?.path ?? [])].join('.'), first?.message ?? 'is not understood']
    .filter((part) => part !== '')
    .join(': ');

const invalid = (error: string) => ({ ok: false, answer: failed('invalid_request', error) }) as const;
