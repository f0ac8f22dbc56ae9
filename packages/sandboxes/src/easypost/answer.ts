import type { z } from 'zod';
import type { Answer } from '../machinery/answer.ts';

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** EasyPost's shape of what was wrong. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  errors: readonly FieldError[] = [],
): Answer => ({ status, body: { error: { code, message, errors } } });

export const notFound = (): Answer => refuse(404, 'NOT_FOUND', 'The requested resource could not be found.');

/** What was asked is not what the call documents. */
export const invalid = (code: string, error: z.ZodError): Answer =>
  refuse(
    422,
    code,
    'Invalid parameters.',
    error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
