import { decodeQuery } from '@counterpane/contract/encode-query';
import {
  MOST_CARTS,
  type ParsedQuoteRequest,
  type QuoteFaultBody,
  quoteRequestSchema,
} from '@counterpane/contract/products/quotes';
import { shapeFault } from '@counterpane/contract/shape-faults';
import { z } from 'zod';
import { misshapen, type RefusalAnswer } from '../../http/answers.ts';

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
  if (!decoded.ok) return invalid([{ field: name, message: shapeFault('noBase64') }]);
  const parsed = schema.safeParse(decoded.value);
  return parsed.success ? { ok: true, value: parsed.data } : invalid(faultsOf(parsed.error, name));
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
  if (parsed.success) return { ok: true, cart: parsed.data };
  const { error } = misshapen(faultsOf(parsed.error)).body;
  return { ok: false, fault: { error, code: 'invalid_request' } };
};

interface Fault {
  readonly field: string;
  readonly message: string;
}

const faultsOf = ({ issues }: z.ZodError, ...place: readonly string[]): readonly Fault[] =>
  issues.map(({ path, message }) => ({ field: [...place, ...path].join('.'), message }));

const invalid = (faults: readonly Fault[]) => ({ ok: false, answer: misshapen(faults) }) as const;
