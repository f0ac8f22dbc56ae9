import { z } from 'zod';
import { type Answer, refuseFor } from './answer.ts';
import { fieldOf } from './api-call.ts';

/** As the gateway's reference has it; a field that is not there is refused. */
const shippingSchema = z.strictObject({
  first_name: z.string().max(255).optional(),
  last_name: z.string().max(255).optional(),
  company: z.string().max(255).optional(),
  street_address: z.string().max(255).optional(),
  extended_address: z.string().max(255).optional(),
  locality: z.string().max(255).optional(),
  region: z.string().max(255).optional(),
  postal_code: z.string().optional(),
  country_code_alpha2: z.string().optional(),
});

/** What the data collector's `deviceData` is: JSON in a string, which names the visit. */
const deviceDataSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ correlation_id: z.string().min(1) }));

/** What PayPal wants to know before it protects a seller. */
const PAYPAL_NEEDS = [
  'last_name',
  'street_address',
  'locality',
  'postal_code',
  'country_code_alpha2',
] as const;

/** Why a sale is not looked at any further: its address or its device data is none. Null where both are fine, or absent. */
export const refuseShape = (body: unknown): Answer | null => {
  const device = fieldOf(body, 'transaction', 'device_data');
  if (device !== undefined && !deviceDataSchema.safeParse(device).success)
    return refuseFor('ours', 'device_data', 'Device data is not what the data collector gives.');
  const sent = fieldOf(body, 'transaction', 'shipping');
  if (sent === undefined) return null;
  const shipping = shippingSchema.safeParse(sent);
  if (!shipping.success) return refuseFor('ours', 'shipping', z.prettifyError(shipping.error));
  const missing = PAYPAL_NEEDS.find((field) => !shipping.data[field]);
  if (missing) return refuseFor('ours', missing, `PayPal wants ${missing} of where the order goes.`);
  const { country_code_alpha2: country = '', region = '', postal_code: postalCode = '' } = shipping.data;
  const badPostalCode = refusePostalCode(postalCode);
  if (badPostalCode) return badPostalCode;
  if (!/^[A-Z]{2}$/.test(country))
    return refuseFor('91814', 'country_code_alpha2', 'Country code alpha2 is not an accepted country.');
  return country === 'US' && !/^[A-Z]{2}$/.test(region)
    ? refuseFor('81827', 'region', 'State is invalid for seller protection.')
    : null;
};

/**
 * Spaces and hyphens do not count: a ZIP code with four more digits is nine long.
 * @see https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all
 */
const refusePostalCode = (code: string): Answer | null => {
  if (!/^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(code))
    return refuseFor(
      '81813',
      'postal_code',
      'Postal code can only contain letters, numbers, spaces, and hyphens.',
    );
  return code.replaceAll(/[ -]/g, '').length > 9
    ? refuseFor('81809', 'postal_code', 'Postal code may contain no more than 9 letter or number characters.')
    : null;
};
