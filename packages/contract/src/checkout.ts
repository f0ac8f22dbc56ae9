import { z } from 'zod';
import { okSchema } from './envelope.ts';

/** Addresses travel as typed; the field rules of checkout section 5 judge them (address-form.ts). */
export const addressInputSchema = z.object({
  fullName: z.string().max(200).default(''),
  firstName: z.string().max(200).optional(),
  lastName: z.string().max(200).optional(),
  line1: z.string().max(10_000).default(''),
  line2: z.string().max(10_000).default(''),
  city: z.string().max(10_000).default(''),
  state: z.string().max(60).default(''),
  zip: z.string().max(60).default(''),
  country: z.string().max(2).default('US'),
  phone: z.string().max(60).default(''),
});

export type AddressInput = z.input<typeof addressInputSchema>;
export type Address = z.output<typeof addressInputSchema>;

/** A card as the provider's script tokenised it: id, and what may be shown of it. */
export const cardTokenSchema = z.object({
  id: z.string().min(1).max(200),
  card: z.object({ last4: z.string().max(4), brand: z.string().max(40) }),
});

export const shippingFormSchema = z.object({
  address: addressInputSchema,
  email: z.string().max(400).default(''),
  sendEmail: z.boolean().default(false),
  sendSMS: z.boolean().default(false),
});

export const billingFormSchema = z.object({
  sameAsShipping: z.boolean(),
  address: addressInputSchema.optional(),
  paymentProvider: z.string().max(40),
  /** Absent without JavaScript: the provider's hosted page is offered at `Place order`. */
  cardToken: cardTokenSchema.nullish(),
});

/** What a visitor has entered so far; restored on the next visit, removed on success. */
export const checkoutSchema = z.object({
  shippingAddress: addressInputSchema.nullable(),
  billingAddress: addressInputSchema.nullable(),
  sameAsShipping: z.boolean(),
  email: z.string(),
  permissions: z.object({ sendEmail: z.boolean(), sendSMS: z.boolean() }),
  paymentProvider: z.string().nullable(),
  cardToken: cardTokenSchema.nullable(),
  submittedSteps: z.object({ shipping: z.boolean(), billing: z.boolean() }),
  paymentProviders: z.array(z.object({ id: z.string(), label: z.string() })),
});

export type CheckoutView = z.infer<typeof checkoutSchema>;
export type ShippingForm = z.input<typeof shippingFormSchema>;
export type BillingForm = z.input<typeof billingFormSchema>;

export const checkoutAnswerSchema = okSchema(checkoutSchema);
