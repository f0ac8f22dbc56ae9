import { z } from 'zod';
import { metadataSchema, paymentSchema } from './session-shape.ts';

/** Where the region of an address is none of Amazon's business: it refuses one that has it. */
const WITHOUT_REGION = ['UK', 'GB', 'SG', 'AE', 'MX'];

const line = z.string().trim().min(1);

/** An address that the store knows already. */
const addressSchema = z
  .strictObject({
    name: line,
    addressLine1: line,
    addressLine2: z.string().optional(),
    addressLine3: z.string().optional(),
    city: line,
    districtOrCounty: z.string().optional(),
    stateOrRegion: line.optional(),
    postalCode: line,
    countryCode: z.string().length(2),
    phoneNumber: line,
  })
  .refine(
    ({ countryCode, stateOrRegion }) =>
      WITHOUT_REGION.includes(countryCode) === (stateOrRegion === undefined),
    'stateOrRegion is required, and not supported in some countries.',
  );

const restrictionSchema = z.strictObject({
  statesOrRegions: z.array(z.string()).optional(),
  zipCodes: z.array(z.string()).optional(),
});

/** What a button may ask for: the body of Create Checkout Session, as far as the sandbox knows it, and nothing else. */
const payloadSchema = z.strictObject({
  webCheckoutDetails: z.strictObject({
    checkoutReviewReturnUrl: z.url().optional(),
    checkoutResultReturnUrl: z.url().optional(),
    checkoutCancelUrl: z.url().optional(),
    checkoutMode: z.literal('ProcessOrder').optional(),
  }),
  storeId: z.string(),
  scopes: z.array(z.enum(['name', 'email', 'phoneNumber', 'billingAddress'])).optional(),
  chargePermissionType: z.literal('OneTime').optional(),
  deliverySpecifications: z
    .strictObject({
      specialRestrictions: z.array(z.enum(['RestrictPOBoxes', 'RestrictPackstations'])).optional(),
      addressRestrictions: z
        .strictObject({
          type: z.enum(['Allowed', 'NotAllowed']),
          restrictions: z.record(z.string().length(2), restrictionSchema),
        })
        .optional(),
    })
    .optional(),
  paymentDetails: paymentSchema.optional(),
  merchantMetadata: metadataSchema.optional(),
  addressDetails: addressSchema.optional(),
});
export type ButtonPayload = z.output<typeof payloadSchema>;

/** What is asked for, or what is wrong with it. `productType` is the button's. */
export const parsePayload = (json: string, productType: string): ButtonPayload | { fault: string } => {
  const parsed = payloadSchema.safeParse(parseJson(json));
  if (!parsed.success) return { fault: z.prettifyError(parsed.error) };
  const fault = findFault(parsed.data, productType);
  return fault === null ? parsed.data : { fault };
};

const findFault = (payload: ButtonPayload, productType: string): string | null => {
  const { webCheckoutDetails: web, paymentDetails, addressDetails } = payload;
  if (web.checkoutMode !== 'ProcessOrder')
    return web.checkoutReviewReturnUrl ? null : 'checkoutReviewReturnUrl is missing.';
  if (!web.checkoutResultReturnUrl) return 'checkoutResultReturnUrl is missing.';
  if (!paymentDetails?.paymentIntent || !paymentDetails.chargeAmount) return 'paymentDetails are missing.';
  if (productType === 'PayAndShip' && !addressDetails) return 'addressDetails are missing.';
  if (productType !== 'PayAndShip' && addressDetails) return 'addressDetails are not for digital goods.';
  return null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
