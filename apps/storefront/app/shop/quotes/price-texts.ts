import type { QuoteEntry, QuoteView } from '@counterpane/contract/quotes';
import { wholeDollars } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import type { SayMoney } from '../../language/say-money.ts';

/** What the parts of a live price say; null for a part that is not to be seen. */
export interface PriceTexts {
  readonly price: string;
  readonly list: string | null;
  readonly saving: string | null;
  readonly coupon: string | null;
}

/** A quote as the texts of a price in the page's language; null when there is no price in it. */
export const priceTexts = (entry: QuoteEntry, sayMoney: SayMoney): PriceTexts | null => {
  if (!isQuote(entry)) return null;
  const { totals, couponDetails } = entry;
  const saved = totals.totalListPrice.amount - totals.totalPrice.amount;
  const told = wholeDollars(money(saved, totals.totalPrice.currency));
  return {
    price: sayMoney(totals.totalPrice),
    list: saved > 0 ? sayMoney(totals.totalListPrice) : null,
    saving: told.amount > 0 ? sayMoney(told) : null,
    coupon: couponDetails?.applied ? couponDetails.title : null,
  };
};

const isQuote = (entry: QuoteEntry): entry is QuoteView => 'totals' in entry;
