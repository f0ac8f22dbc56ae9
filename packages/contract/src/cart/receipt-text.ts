import { copy, type MessageOrText, message } from '@counterpane/messages/message';
import type { ReceiptText } from '@counterpane/rules/pricing/receipt-text';
import { placeName } from '../place-name.ts';

/**
 * What a line of a receipt says. Titles are in the language of the storefront that it was priced in.
 * @example receiptText({ code: 'set_saving', title: 'Bedroom set' }) // "Bedroom set: set saving"
 */
export const receiptText = (text: ReceiptText): MessageOrText => {
  switch (text.code) {
    case 'title':
      return text.title;
    case 'units':
      return message('{quantity} × {title}', { quantity: text.quantity, title: text.title });
    case 'gift':
      return giftText(text);
    case 'second_half':
      return message('{size}, the second half', { size: copy('Split King') });
    case 'set_saving':
      return message('{title}: set saving', { title: text.title });
    case 'upgrade_saving':
      return message('{title} with {parent}', { title: text.title, parent: text.parent });
    case 'extra':
      return message(text.title);
    case 'white_glove':
      return message('White glove service, {count} items', { count: text.units });
    case 'removals':
      return message('{count} × Mattress removal', { count: text.units });
    case 'taxes':
      return message('Taxes, {region}, {rate} %', { region: placeName(text.region), rate: text.rate });
    case 'tax_included':
      return message('VAT, {rate} %, included in the prices', { rate: text.rate });
    case 'recycling_fee':
      return message('Recycling Fee, {region}', { region: placeName(text.region) });
  }
};

type Gift = Extract<ReceiptText, { readonly code: 'gift' }>;

const giftText = ({ quantity, title, parent, left }: Gift): MessageOrText => {
  const gift = { quantity, title, parent };
  if (left === null) return message('{quantity} × {title}, free with {parent}', gift);
  return left === 0
    ? message('{quantity} × {title}, free with {parent}: out of stock at the moment', gift)
    : message('{quantity} × {title}, free with {parent}: only {left} left', { ...gift, left });
};
