import { z } from 'zod';

/** What we read of Amazon's answers beside sessions, API version 2. Fields that we do not use are not looked at. */

const priceSchema = z.object({ amount: z.string(), currencyCode: z.string() });

export const chargeSchema = z.object({
  chargeId: z.string().min(1),
  chargePermissionId: z.string().min(1),
  chargeAmount: priceSchema,
  captureAmount: priceSchema.nullish(),
  refundedAmount: priceSchema.nullish(),
  statusDetails: z.object({
    state: z.enum([
      'AuthorizationInitiated',
      'Authorized',
      'CaptureInitiated',
      'Captured',
      'Canceled',
      'Declined',
    ]),
    reasonCode: z.string().nullish(),
    reasonDescription: z.string().nullish(),
  }),
});
export type AmazonCharge = z.output<typeof chargeSchema>;

export const permissionSchema = z.object({
  merchantMetadata: z.object({ merchantReferenceId: z.string().nullish() }).nullish(),
});

export const refundSchema = z.object({
  refundId: z.string().min(1),
  refundAmount: priceSchema.nullish(),
  statusDetails: z.object({
    state: z.enum(['RefundInitiated', 'Refunded', 'Declined']),
    reasonDescription: z.string().nullish(),
  }),
});

export const createdSessionSchema = z.object({ checkoutSessionId: z.string().min(1) });

export const failureSchema = z.object({
  reasonCode: z.string().nullish(),
  message: z.string().nullish(),
});

/** A notification as Amazon's notification service (SNS) wraps it. */
export const envelopeSchema = z.object({
  Type: z.string().min(1),
  MessageId: z.string().min(1),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  SigningCertURL: z.url(),
});
export type AmazonEnvelope = z.output<typeof envelopeSchema>;

/** What is inside: which object has changed, and never how. */
export const notificationSchema = z.object({
  MerchantID: z.string(),
  ObjectType: z.string(),
  ObjectId: z.string().min(1),
  NotificationType: z.string(),
});
