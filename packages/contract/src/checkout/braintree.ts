import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** GET /braintree/tokens [K7]: lets Braintree's browser script speak for this shop, for a day. */
export const braintreeTokenAnswerSchema = okSchema(
  z.string().min(1).describe('The client token as Braintree made it: base64 of JSON.'),
);
