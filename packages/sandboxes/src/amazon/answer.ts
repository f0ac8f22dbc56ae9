import { z } from 'zod';
import type { Answer } from '../machinery/answer.ts';

export const refuse = (status: number, reasonCode: string, message: string): Answer => ({
  status,
  body: { reasonCode, message },
});

export const refuseUnknown = (id: string): Answer =>
  refuse(404, 'ResourceNotFound', `The object ${id} does not exist.`);

export const refuseParameter = (message: string): Answer => refuse(400, 'InvalidParameterValue', message);

/**
 * What is wrong with a body. A field that a call does not know has a code of its own.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/error-handling.html
 */
export const refuseBody = (error: z.ZodError): Answer => {
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      return refuse(400, 'UnrecognizedField', `The field '${issue.keys[0]}' is invalid for this API.`);
  return refuseParameter(z.prettifyError(error));
};

/** The currency is not that of the charge, or of the permission. */
export const refuseCurrency = (code: string): Answer =>
  refuse(400, 'CurrencyMismatch', `The currency ${code} is not the one that was authorized.`);
