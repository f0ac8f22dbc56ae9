import type { Answer, Client } from '@counterpane/contract/client';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { QUANTITY_RANGE } from './check-quantity.ts';

/** What a form of the cart page asks for. */
export const INTENTS = ['quantity', 'remove', 'coupon', 'remove-coupon'] as const;
export type Intent = (typeof INTENTS)[number];

/** Sends one form of the cart page to the API. */
export const changeCart = (client: Client, form: FormData): Promise<Answer<unknown>> => {
  const line = String(form.get('line') ?? '');
  switch (form.get('intent')) {
    case 'remove':
      return client.removeItem(line, { source: 'summary-product-remove' });
    case 'coupon':
      return client.setCoupon(String(form.get('coupon') ?? '').trim());
    case 'remove-coupon':
      return client.removeCoupon();
    default:
      return client.changeItem(line, {
        quantity: Number(form.get('to') ?? form.get('quantity')),
        source: 'summary-quantity-update',
      });
  }
};

/** A number of the wrong shape is refused in the words that the page itself uses for it. */
export const quantityRefusal = ({ code, error }: ErrorAnswer): string =>
  code === 'invalid_request' ? QUANTITY_RANGE : error;
