import { decodeQuery } from '@counterpane/contract/encode-query';
import type { z } from 'zod';
import type { Answer } from '../http/answers.ts';

export type ParsedQuery<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: Answer };

/** What a query in base64 asks, or the 400 that says what is wrong with it. */
export const parseQuery = <Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): ParsedQuery<z.output<Schema>> => {
  const decoded = decodeQuery(text);
  if (!decoded.ok) return invalid(`${name}: must be JSON in base64`);
  const parsed = schema.safeParse(decoded.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [first] = parsed.error.issues;
  const place = [name, ...(first?.path ?? [])].join('.');
  return invalid(`${place}: ${first?.message ?? 'is not understood'}`);
};

const invalid = (error: string): { readonly ok: false; readonly answer: Answer } => ({
  ok: false,
  answer: { status: 400, body: { status: 'error', error, code: 'invalid_request' } },
});
