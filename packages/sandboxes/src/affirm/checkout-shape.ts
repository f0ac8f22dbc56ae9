import { z } from 'zod';

// The checkout object as Affirm's reference has it, for the global API; a field that is not there is refused.

/** Seconds, and no parts of them. */
const expirationSchema = z.iso.datetime({ precision: 0 });

const COUNTRIES = z.enum(['USA', 'CAN']);

const addressSchema = z.strictObject({
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  region1_code: z.string().min(1),
  postal_code: z.string().min(1),
  // Affirm's pages spell it both ways.
  country_code: COUNTRIES.optional(),
  country: COUNTRIES.optional(),
});

/** Ten digits of North America, as in Affirm's examples; Affirm checks more of it. */
const phoneSchema = z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/);

const contactSchema = z.strictObject({
  name: z.union([
    z.strictObject({ full: z.string().min(1) }),
    z.strictObject({ first: z.string().min(1), last: z.string().min(1) }),
  ]),
  address: addressSchema,
  phone_number: phoneSchema.optional(),
  email: z.string().optional(),
});

const itemSchema = z.strictObject({
  display_name: z.string().min(1),
  sku: z.string().min(1),
  unit_price: z.int().min(0),
  qty: z.int().min(1),
  item_image_url: z.url().optional(),
  item_url: z.url().optional(),
  categories: z.array(z.array(z.string())).optional(),
});

const discountSchema = z.strictObject({
  discount_amount: z.int().min(0),
  discount_display_name: z.string(),
});

export const directSchema = z.strictObject({
  merchant: z.strictObject({
    public_api_key: z.string(),
    user_confirmation_url: z.url(),
    user_cancel_url: z.url(),
    user_confirmation_url_action: z.enum(['GET', 'POST']).default('POST'),
    use_vcn: z.literal(false).optional(),
    name: z.string().optional(),
  }),
  shipping: contactSchema.optional(),
  billing: contactSchema.optional(),
  items: z.array(itemSchema).min(1),
  discounts: z.record(z.string(), discountSchema).optional(),
  /** Without it no webhook would say what it is about. */
  metadata: z.object({ webhook_session_id: z.string().min(1) }).catchall(z.string()),
  order_id: z.string().min(1).max(128).optional(),
  currency: z.enum(['USD', 'CAD']),
  financing_program: z.string().optional(),
  shipping_amount: z.int().min(0),
  tax_amount: z.int().min(0),
  total: z.int().min(1),
  checkout_expiration: expirationSchema.optional(),
});

/** "Update Checkout": its page lists no other field, and none that ends a checkout. */
export const updateSchema = z.strictObject({
  order_id: z.string().min(1).max(128).optional(),
  shipping_carrier: z.string().nullish(),
  shipping_confirmation: z.string().nullish(),
  shipping: contactSchema.nullish(),
});
