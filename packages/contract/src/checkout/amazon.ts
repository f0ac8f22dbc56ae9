import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';

/** Sessions of Amazon Pay [K7]. Amounts are decimals here: `761.04`. */

const PLURALS = {
  webCheckoutDetail: 'webCheckoutDetails',
  paymentDetail: 'paymentDetails',
  statusDetail: 'statusDetails',
} as const;

/** The first version says `statusDetail`, the second `statusDetails`: both are read [D68]. */
const inPlural = (told: unknown): unknown => {
  if (typeof told !== 'object' || told === null) return told;
  const plurals = new Map<string, string>(Object.entries(PLURALS));
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [plurals.get(name) ?? name, value] as const),
  );
};

const decimalSchema = z.union([
  textSchema(20).regex(/^\d+(\.\d{1,2})?$/, shapeFault('noAmount')),
  z.number().min(0),
]);

const amazonPriceSchema = z.object({
  amount: decimalSchema.transform(String).describe('In dollars, not in cents.'),
  currencyCode: textSchema(3),
});

const text = z.string().nullish().default(null);

const amazonAddressSchema = z.object({
  name: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  stateOrRegion: text,
  postalCode: text,
  countryCode: text,
  phoneNumber: text,
});

const statusSchema = z.object({ state: z.string(), reasonCode: text, reasonDescription: text });

const paymentSchema = z.object({
  paymentIntent: text,
  canHandlePendingAuthorization: z
    .boolean()
    .nullish()
    .transform((told) => told ?? false),
  chargeAmount: z.object({ amount: z.string(), currencyCode: z.string() }).nullish().default(null),
});

const webCheckoutSchema = z.object({
  checkoutReviewReturnUrl: text,
  checkoutResultReturnUrl: text,
  amazonPayRedirectUrl: text,
});

const metadataSchema = z.object({
  merchantReferenceId: text,
  merchantStoreName: text,
  noteToBuyer: text,
  customInformation: text,
});

const sessionShape = z.object({
  checkoutSessionId: z.string().min(1),
  statusDetails: statusSchema,
  buyer: z.object({ name: text, email: text }).nullish().default(null),
  shippingAddress: amazonAddressSchema.nullish().default(null),
  paymentDetails: paymentSchema
    .nullish()
    .transform(
      (told) => told ?? { paymentIntent: null, canHandlePendingAuthorization: false, chargeAmount: null },
    ),
  constraints: z
    .array(z.object({ constraintId: z.string(), description: text }))
    .nullish()
    .transform((told) => told ?? []),
  webCheckoutDetails: webCheckoutSchema
    .nullish()
    .transform(
      (told) =>
        told ?? { checkoutReviewReturnUrl: null, checkoutResultReturnUrl: null, amazonPayRedirectUrl: null },
    ),
  merchantMetadata: metadataSchema.nullish().default(null),
  chargePermissionId: text,
  chargeId: text,
});

/** A session as Amazon tells it, in either spelling. */
export const amazonSessionSchema = z.preprocess(inPlural, sessionShape);
export type AmazonSession = z.output<typeof sessionShape>;

/** What may be changed while a session is open. */
export const amazonSessionUpdateSchema = z.preprocess(
  inPlural,
  z.object({
    webCheckoutDetails: z.object({ checkoutResultReturnUrl: z.url().max(1_000) }).optional(),
    paymentDetails: z
      .object({
        paymentIntent: z.enum(['Authorize', 'AuthorizeWithCapture', 'Confirm']).default('Authorize'),
        canHandlePendingAuthorization: z.boolean().default(false),
        chargeAmount: amazonPriceSchema,
      })
      .optional(),
    merchantMetadata: z
      .object({
        merchantReferenceId: textSchema(256)
          .regex(/^[^/]*$/, shapeFault('slash'))
          .optional(),
        merchantStoreName: textSchema(50).optional(),
        noteToBuyer: textSchema(255).optional(),
        customInformation: textSchema(4_096).optional(),
      })
      .optional(),
  }),
);
export type AmazonSessionUpdate = z.output<typeof amazonSessionUpdateSchema>;

export const amazonCompleteSchema = z.object({ chargeAmount: amazonPriceSchema });

export const amazonReturnSchema = z.object({ checkoutReviewReturnUrl: z.url().max(1_000) });

const nullableText = z.string().nullable();

const viewShape = z.object({
  checkoutSessionId: z.string(),
  statusDetails: z.object({ state: z.string(), reasonCode: nullableText, reasonDescription: nullableText }),
  buyer: z.object({ name: nullableText, email: nullableText }).nullable(),
  shippingAddress: z
    .object({
      name: nullableText,
      addressLine1: nullableText,
      addressLine2: nullableText,
      city: nullableText,
      stateOrRegion: nullableText,
      postalCode: nullableText,
      countryCode: nullableText,
      phoneNumber: nullableText,
    })
    .nullable(),
  paymentDetails: z.object({
    paymentIntent: nullableText,
    canHandlePendingAuthorization: z.boolean(),
    chargeAmount: z.object({ amount: z.string(), currencyCode: z.string() }).nullable(),
  }),
  constraints: z.array(z.object({ constraintId: z.string(), description: nullableText })),
  webCheckoutDetails: z.object({
    checkoutReviewReturnUrl: nullableText,
    checkoutResultReturnUrl: nullableText,
    amazonPayRedirectUrl: nullableText.describe('Where the shopper agrees; null while something is missing.'),
  }),
});
/** What a client is told of a session: nothing of how the order is named at Amazon. */
export type AmazonSessionView = z.output<typeof viewShape>;

/** @example amazonSessionView(session).statusDetails.state // "Open" */
export const amazonSessionView = ({
  merchantMetadata: _metadata,
  chargePermissionId: _permission,
  chargeId: _charge,
  ...view
}: AmazonSession): AmazonSessionView => view;

/** @example Object.keys(olderAmazonSessionView(session)) // ["statusDetail", …] */
export const olderAmazonSessionView = (session: AmazonSession): OlderAmazonSessionView => {
  const { statusDetails, paymentDetails, webCheckoutDetails, ...same } = amazonSessionView(session);
  return {
    ...same,
    statusDetail: statusDetails,
    paymentDetail: paymentDetails,
    webCheckoutDetail: webCheckoutDetails,
  };
};

const { statusDetails, paymentDetails, webCheckoutDetails, ...same } = viewShape.shape;

const olderViewShape = z.object({
  ...same,
  statusDetail: statusDetails,
  paymentDetail: paymentDetails,
  webCheckoutDetail: webCheckoutDetails,
});

type OlderAmazonSessionView = z.output<typeof olderViewShape>;

export const amazonSessionAnswerSchema = okSchema(viewShape);
export const olderAmazonSessionAnswerSchema = okSchema(olderViewShape);
export const amazonSessionIdAnswerSchema = okSchema(
  z.string().min(1).describe('The id of the session that the shopper signs in to.'),
);

/** Reads an answer of either version. */
export const parseAmazonSession = (told: unknown): AmazonSessionView | null => {
  const parsed = z.preprocess(inPlural, viewShape).safeParse(told);
  return parsed.success ? parsed.data : null;
};
