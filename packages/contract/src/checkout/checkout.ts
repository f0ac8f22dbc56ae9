import { PAYMENT_ENTRIES } from '@counterpane/rules/payments/methods';
import { z } from 'zod';
import { okSchema, textSchema, typedSchema } from '../envelope.ts';
import { addressInputSchema } from './address.ts';
import { EXPRESS_FALLBACK_STEPS } from './express-steps.ts';

/** What a provider's script tokenised: id, and what may be shown of it. A wallet has a brand and no last digits. */
export const cardTokenSchema = z.object({
  id: textSchema(200).min(1),
  card: z.object({ last4: textSchema(4), brand: textSchema(40) }),
  deviceData: textSchema(1000)
    .optional()
    .describe('What the script told of the device, for the company to weigh.'),
});

export const shippingFormSchema = z.object({
  address: addressInputSchema,
  email: typedSchema().default(''),
  sendEmail: z.boolean().default(false),
  sendSMS: z.boolean().default(false),
});

export const billingFormSchema = z.object({
  sameAsShipping: z.boolean(),
  address: addressInputSchema.optional(),
  paymentProvider: textSchema(40),
  /** Of `paymentProvider` and no other. Absent without JavaScript: the provider's hosted page is offered at `Place order`. */
  cardToken: cardTokenSchema.nullish(),
  /** In how many instalments, where the provider has them. */
  numberOfPayments: z.int().min(1).max(60).nullish(),
});

/** A question that was answered: `extend` offers a protection plan, `bmsm` (buy more, save more) one more for a tier [D90, K3.38]. */
export const acknowledgeSchema = z.object({ question: z.enum(['extend', 'bmsm']) });

/** Whether store credit pays as much of the order as there is. */
export const useCreditSchema = z.object({ isUsed: z.boolean() });

/** What happened in an express wallet: it was opened, approved or left, or the order with it failed [K4]. */
export const expressSchema = z.object({
  provider: textSchema(40),
  stage: z.enum(['started', 'approved', 'cancelled', 'failed']),
  /** Where leaving it leads back to; shipping unless it is said. */
  fallbackStep: z.enum(EXPRESS_FALLBACK_STEPS).optional(),
});

/** What a visitor has entered so far; restored on the next visit, removed on success. */
export const checkoutSchema = z.object({
  shippingAddress: addressInputSchema.nullable(),
  billingAddress: addressInputSchema.nullable(),
  sameAsShipping: z.boolean(),
  email: z.string(),
  permissions: z.object({ sendEmail: z.boolean(), sendSMS: z.boolean() }),
  deliveryOption: z.enum(['ground', 'white-glove']),
  withMattressRemoval: z.boolean(),
  paymentProvider: z.string().nullable(),
  cardToken: cardTokenSchema.nullable(),
  splitItNumberOfPayments: z.int().describe('Instalments of SplitIt; 12 unless the shopper chose otherwise.'),
  hidesEmailOptIn: z.boolean().describe('Whether the box for news by email is left out.'),
  regionDebounceLeading: z
    .boolean()
    .describe('Whether the region is checked at once and then every 250 ms, not after 500 ms.'),
  asksBillingAddress: z
    .boolean()
    .describe('Whether the billing step asks for an address; otherwise it is the shipping address.'),
  submittedSteps: z.object({ shipping: z.boolean(), billing: z.boolean() }),
  paymentProviders: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      entry: z.enum(PAYMENT_ENTRIES).describe('What the shopper does on the billing step.'),
      chargedWithinDays: z
        .int()
        .optional()
        .describe('Of a way to pay that is charged as things ship: after so many days at the latest.'),
    }),
  ),
});

export type CheckoutView = z.infer<typeof checkoutSchema>;
/** A way to pay as the billing step offers it. */
export type OfferedMethod = CheckoutView['paymentProviders'][number];
export type ShippingForm = z.input<typeof shippingFormSchema>;
export type BillingForm = z.input<typeof billingFormSchema>;
export type ExpressProgress = z.input<typeof expressSchema>;

export const checkoutAnswerSchema = okSchema(checkoutSchema);
