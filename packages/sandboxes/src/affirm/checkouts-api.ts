import { z } from 'zod';
import type { Answer } from '../machinery/answer.ts';
import { type Checkout, type Country, newCheckoutId } from './checkout.ts';
import { directSchema, updateSchema } from './checkout-shape.ts';
import { type AffirmCall, type AffirmContext, keysIn, notFound, refuse } from './context.ts';
import { presentCheckout, redirectUrlOf } from './present.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `POST /api/v2/checkout/direct`: a page of Affirm's for one purchase. */
export const openCheckout =
  (context: AffirmContext) =>
  ({ body, base, country }: AffirmCall): Answer => {
    const parsed = directSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const { merchant, total, currency, order_id: reference, checkout_expiration } = parsed.data;
    if (merchant.public_api_key !== keysIn(context.keys, country).publicKey)
      return refuse(400, 'invalid_field', 'merchant.public_api_key is not yours.');
    if (currency !== CURRENCIES[country])
      return refuse(400, 'invalid_field', `currency is not that of ${country}.`);
    const now = context.now();
    const checkout: Checkout = {
      id: newCheckoutId(),
      cents: total,
      currency,
      reference: reference ?? null,
      country,
      confirmationUrl: merchant.user_confirmation_url,
      confirmationAction: merchant.user_confirmation_url_action,
      cancelUrl: merchant.user_cancel_url,
      status: 'opened',
      created: now.toISOString(),
      expiresAt: checkout_expiration ?? withSeconds(new Date(now.getTime() + DAY_MS)),
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
  ({ id, base, country }: AffirmCall): Answer => {
    const checkout = findCheckout(context, id, country);
    return checkout ? { status: 200, body: presentCheckout(checkout, base) } : notFound('checkout');
  };

/** `POST /api/v2/checkout/{id}/update`: whose order it is may change, and nothing of how far it is. */
export const updateCheckout =
  (context: AffirmContext) =>
  ({ id, body, base, country }: AffirmCall): Answer => {
    const checkout = findCheckout(context, id, country);
    if (!checkout) return notFound('checkout');
    const parsed = updateSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const updated = { ...checkout, reference: parsed.data.order_id ?? checkout.reference };
    return { status: 200, body: presentCheckout(context.state.save('session', id, updated), base) };
  };

/** One of another country's merchant is not there. */
export const findCheckout = ({ state }: AffirmContext, id: string, country: Country): Checkout | null => {
  const found = state.find('session', id);
  return found?.country === country ? found : null;
};

const CURRENCIES = { USA: 'USD', CAN: 'CAD' } as const;

const withSeconds = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
