import { z } from 'zod';
import type { ApiCall } from '../lender/lender-app.ts';
import type { Answer } from '../machinery/answer.ts';
import { type Checkout, newCheckoutId } from './checkout.ts';
import type { AffirmContext } from './context.ts';
import { notFound, refuse } from './context.ts';
import { presentCheckout, redirectUrlOf } from './present.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const directSchema = z.object({
  merchant: z.object({
    public_api_key: z.string(),
    user_confirmation_url: z.url(),
    user_cancel_url: z.url(),
    user_confirmation_url_action: z.literal('GET'),
    name: z.string().optional(),
  }),
  total: z.int().min(1),
  currency: z.enum(['USD', 'CAD']).default('USD'),
  order_id: z.string().min(1).max(128).nullish(),
});

/** `POST /api/v2/checkout/direct`: a page of Affirm's for one purchase. */
export const openCheckout =
  (context: AffirmContext) =>
  ({ body, base }: ApiCall): Answer => {
    const parsed = directSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const { merchant, total, currency, order_id: reference } = parsed.data;
    if (merchant.public_api_key !== context.keys.publicKey)
      return refuse(400, 'invalid_field', 'merchant.public_api_key is not yours.');
    const now = context.now();
    const checkout: Checkout = {
      id: newCheckoutId(),
      cents: total,
      currency,
      reference: reference ?? null,
      confirmationUrl: merchant.user_confirmation_url,
      cancelUrl: merchant.user_cancel_url,
      status: 'opened',
      created: now.toISOString(),
      expiresAt: new Date(now.getTime() + DAY_MS).toISOString(),
      refusal: null,
      transaction: null,
    };
    context.state.save('session', checkout.id, checkout);
    return {
      status: 200,
      body: { checkout_id: checkout.id, redirect_url: redirectUrlOf(checkout, base) },
    };
  };

/** `GET /api/v2/checkout/{id}` */
export const readCheckout =
  (context: AffirmContext) =>
  ({ id, base }: ApiCall): Answer => {
    const checkout = context.state.find('session', id);
    return checkout ? { status: 200, body: presentCheckout(checkout, base) } : notFound('checkout');
  };

const updateSchema = z.object({ checkout_expiration: z.iso.datetime() });

/** `POST /api/v2/checkout/{id}`: another end, also one that is over. A loan that was made stays. */
export const updateCheckout =
  (context: AffirmContext) =>
  ({ id, body, base }: ApiCall): Answer => {
    const checkout = context.state.find('session', id);
    if (!checkout) return notFound('checkout');
    const parsed = updateSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const updated = { ...checkout, expiresAt: parsed.data.checkout_expiration };
    return { status: 200, body: presentCheckout(context.state.save('session', id, updated), base) };
  };
