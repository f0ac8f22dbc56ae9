import { z } from 'zod';

/** What we read of SplitIt's answers, web API version 3. Fields that we do not use are not looked at. */

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const authorizationSchema = z.object({
  Status: z.enum(['NA', 'Succeeded', 'Pending3DS', 'Failed', 'Canceled', 'Voided']),
  GatewayResultCode: z.string().nullish(),
  GatewayResultMessage: z.string().nullish(),
});

const cardSchema = z.object({ CardBrand: z.string().nullish(), CardNumber: z.string().nullish() });

export const planSchema = z.object({
  InstallmentPlanNumber: z.string().min(1),
  RefOrderNumber: z.string().nullish(),
  Status: z.enum(['Initialized', 'PendingCapture', 'Active', 'Cleared', 'Canceled']),
  Currency: z.string(),
  /** Refunds make `Amount` smaller; this one stays what the plan was approved for. */
  OriginalAmount: z.number(),
  Authorization: authorizationSchema.nullish(),
  PaymentMethod: z.object({ Card: cardSchema.nullish() }).nullish(),
  Installments: z.array(z.object({ Status: z.enum(['Pending', 'Processed', 'Canceled']) })).nullish(),
  Refunds: z
    .array(
      z.object({
        RefundId: z.string().min(1),
        TotalAmount: z.number(),
        Status: z.string(),
        /** What the shopper is let off, and what went back to the card. */
        NonCreditRefundAmount: z.number().nullish(),
        CreditRefundAmount: z.number().nullish(),
        /** The key that the store sent with it. */
        ReferenceId: z.string().nullish(),
      }),
    )
    .nullish(),
  Links: z.object({ Checkout: z.string().nullish() }).nullish(),
  /** What the store wrote when it opened SplitIt's page. */
  ExtendedParams: z.record(z.string(), z.string().nullish()).nullish(),
});

export type SplititPlan = z.output<typeof planSchema>;

export const initiatedSchema = z.object({ InstallmentPlanNumber: z.string().min(1), CheckoutUrl: z.url() });

/** Whether a plan is authorised. */
export const verifiedSchema = z.object({ IsAuthorized: z.boolean() });

export const refundSchema = z.object({
  RefundId: z.string().min(1),
  Summary: z.object({ FailedAmount: z.number(), PendingAmount: z.number() }),
});

/** Answers whose content does not matter: what is true is read from the plan afterwards. */
export const anySchema = z.looseObject({});

export const failureSchema = z.object({
  Error: z.object({
    Code: z.string().nullish(),
    Message: z.string().nullish(),
    AdditionalInfo: z.string().nullish(),
  }),
});

const numberSchema = z.object({ InstallmentPlanNumber: z.string().min(1) });

/**
 * A webhook: which event, and of which plan. Where the number stands in it could not be read of SplitIt's page; the rest of
 * it is not looked at, because the plan is asked for.
 */
export const eventSchema = z
  .object({ Event: z.string().min(1) })
  .and(z.union([z.object({ InstallmentPlan: numberSchema }), numberSchema]))
  .transform((event) => ({
    type: event.Event,
    planNumber:
      'InstallmentPlan' in event ? event.InstallmentPlan.InstallmentPlanNumber : event.InstallmentPlanNumber,
  }));
