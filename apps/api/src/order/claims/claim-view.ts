import type { OrderClaims } from '@counterpane/contract/orders/claims';
import { coverageOf } from '@counterpane/rules/warranty/coverage';
import { orderInLanguage } from '../orders/order-in-language.ts';
import { type ClaimContents, coveredLines } from './covered-lines.ts';

/** What of an order is covered, and until when. `today` is an ISO day. */
export const orderClaims = (contents: ClaimContents, language: string, today: string): OrderClaims => {
  const { order } = contents;
  if (order.status !== 'paid') return { lines: [] };
  const { items } = orderInLanguage(order.frozen, language).cart;
  return {
    lines: coveredLines(contents, items).flatMap((line, index) => {
      const item = items[index];
      const { warranty, plans, bar } = coverageOf(line, today);
      if (!item || bar === 'not_sent' || bar === 'gone') return [];
      const { itemIdentifier, product, properties, quantity } = item;
      const options = properties.map(({ title }) => title).join(', ');
      return [{ itemIdentifier, title: product.title, options, quantity, warranty, plans: [...plans], bar }];
    }),
  };
};
