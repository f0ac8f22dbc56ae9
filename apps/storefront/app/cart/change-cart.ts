import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';
import { chooseDelivery } from '../delivery/choose-delivery.ts';
import { localizeKnown } from '../language/localize-known.ts';
import { zipRefusal } from '../shop/delivered-price/zip-refusal.ts';
import { addExtra } from './add-extra.ts';
import { fixSize } from './fix-size.ts';
import { quantityRange } from './quantity-range.ts';

/** What a form of the cart page asks for. */
const INTENTS = [
  'quantity',
  'remove',
  'add-extra',
  'delivery',
  'any-day',
  'coupon',
  'remove-coupon',
  'undo-merge',
  'clear',
  'undo-clear',
  'separate',
  'fix-size',
  'delivered',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What asks for nothing else changes a quantity. */
export const parseIntent = (form: FormData): Intent =>
  INTENTS.find((intent) => intent === form.get('intent')) ?? 'quantity';

/** Sends one form of the cart page to the API. */
export const changeCart = async (client: Client, form: FormData): Promise<Answer<CartView>> => {
  const line = String(form.get('line') ?? '');
  switch (parseIntent(form)) {
    case 'remove':
      return client.removeItem(line, { source: 'summary-product-remove' });
    case 'add-extra':
      return addExtra(client, line, String(form.get('extra') ?? ''));
    case 'delivery':
      return (await chooseDelivery(client, form)) ?? client.cart();
    case 'any-day':
      return client.chooseDelivery({ certainDeliveryDate: null });
    case 'coupon':
      return client.setCoupon(String(form.get('coupon') ?? '').trim());
    case 'remove-coupon':
      return client.removeCoupon();
    case 'fix-size':
      return fixSize(client, line);
    case 'delivered':
      return client.deliverCartTo(String(form.get('zip') ?? '').trim());
    case 'undo-merge':
      return client.undoMerge();
    case 'clear':
      return client.clearCart();
    case 'separate':
      return client.orderSeparately();
    case 'undo-clear':
      return client.undoClear();
    case 'quantity':
      return client.changeItem(line, {
        quantity: Number(form.get('to') ?? form.get('quantity')),
        source: 'summary-quantity-update',
      });
  }
};

/** Why a change was refused, in the words of the form that asked for it. */
export const refusalText = (intent: Intent, error: ErrorAnswer, t: Translate): string => {
  if (intent === 'quantity') return quantityRefusal(error, t);
  return intent === 'delivered' ? zipRefusal(error) : ownRefusal(error, t);
};

/** What pages refuse by themselves is said here; what the API refuses is in the language of the page already. */
export const ownRefusal = ({ error }: ErrorAnswer, t: Translate): string =>
  localizeKnown(t, OWN_REFUSALS, error);

const OWN_REFUSALS = [
  'This is no longer offered with your item',
  'We do not know this product',
] as const satisfies readonly PlainMessageId[];

/** A number of the wrong shape is refused in the words that the page itself uses for it. */
export const quantityRefusal = ({ code, error }: ErrorAnswer, t: Translate): string =>
  code === 'invalid_request' ? quantityRange(t) : error;
