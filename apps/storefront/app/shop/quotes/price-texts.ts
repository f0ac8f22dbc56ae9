import type { FormatMoney } from '@counterpane/contract/format-money';
import { wholeDollars } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import {
  isQuote,
  type MaybeQuote,
  type QuotedPrice,
  quoteDifference,
  quotedAbove,
} from './quote-difference.ts';

/** What the parts of a live price say; null for a part that is not to be seen. */
export interface PriceTexts {
  readonly price: string;
  readonly list: string | null;
  readonly saving: string | null;
  readonly coupon: string | null;
}

/** What the answers to the requests of a price come to (price-requests.ts); null when there is no price in them. */
export const quotedPrice = (entries: readonly MaybeQuote[]): QuotedPrice | null => {
  const [whole, before] = entries;
  return entries.length > 1 ? quoteDifference(whole, before) : quotedAbove(whole);
};

/** The same as the texts of a price in the page's language. */
export const priceTexts = (entries: readonly MaybeQuote[], formatMoney: FormatMoney): PriceTexts | null => {
  const quoted = quotedPrice(entries);
  const [whole] = entries;
  const coupon = isQuote(whole) ? whole.couponDetails : null;
  return quoted && textsOf(quoted, formatMoney, coupon?.applied ? coupon.title : null);
};

export const textsOf = (
  { price, listPrice }: QuotedPrice,
  formatMoney: FormatMoney,
  coupon: string | null = null,
): PriceTexts => {
  const saved = listPrice.amount - price.amount;
  const told = wholeDollars(money(saved, price.currency));
  return {
    price: formatMoney(price),
    list: saved > 0 ? formatMoney(listPrice) : null,
    saving: told.amount > 0 ? formatMoney(told) : null,
    coupon,
  };
};
