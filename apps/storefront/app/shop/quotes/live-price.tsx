import { wholeDollars } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import type { ReactNode } from 'react';
import priceStyles from '../../design/price.module.css';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { livePriceOf } from './quote-attributes.ts';

interface LivePriceProps {
  readonly item: QuoteItem;
  readonly isPurchasable: boolean;
  readonly now: Money;
  readonly was: Money;
  readonly className?: string | undefined;
  /** The saving in a pill of its own, and which coupon is in the price. */
  readonly isDetailed?: boolean;
}

/** A price on a plain page: what everybody pays, until live-prices.ts knows that this visitor pays less. */
export const LivePrice = ({
  item,
  isPurchasable,
  now,
  was,
  className,
  isDetailed = false,
}: LivePriceProps) => {
  const t = useText();
  const figures = useFigures();
  const saved = money(Math.max(0, was.amount - now.amount), now.currency);
  const told = wholeDollars(saved);
  return (
    <span className={className ?? priceStyles.row} {...livePriceOf(item, isPurchasable)}>
      <strong className={priceStyles.now} data-quote-part="price">
        {figures.money(now)}
      </strong>
      <s className={priceStyles.was} data-quote-if="saving" hidden={saved.amount === 0}>
        <span className="visually-hidden">{t('was')} </span>
        <span data-quote-part="list">{figures.money(was)}</span>
      </s>
      {isDetailed && (
        <>
          <span className={priceStyles.pill} data-quote-if="saving" hidden={told.amount === 0}>
            <SavingWords>
              <span data-quote-part="saving">{figures.money(told)}</span>
            </SavingWords>
          </span>
          <span className={priceStyles.coupon} data-quote-part="coupon" hidden />
        </>
      )}
    </span>
  );
};

const GAP = '{amount}';

/** The amount stands where the language puts it. */
const SavingWords = ({ children }: { children: ReactNode }) => {
  const [before = '', after = ''] = useText()('Save {amount}').split(GAP);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
