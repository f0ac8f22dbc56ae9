import { placeholders } from '@counterpane/messages/placeholders';
import { wholeDollars } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import priceStyles from '../../design/price.module.css';
import { InterpolatedText } from '../../language/interpolated-text.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { livePriceOf, type QuoteAttributes, type QuoteTerms } from './quote-attributes.ts';

interface PricePartsProps {
  readonly attributes: QuoteAttributes;
  readonly now: Money;
  readonly was: Money;
  readonly className?: string | undefined;
  /** With cents always, where sums with cents stand beside it. */
  readonly exact?: boolean;
  /** The saving stands in a pill of its own. */
  readonly hasPill?: boolean;
  /** It says which coupon is in the price. */
  readonly namesCoupon?: boolean;
}

interface LivePriceProps extends Omit<PricePartsProps, 'attributes' | 'hasPill' | 'namesCoupon'> {
  readonly item: QuoteItem;
  readonly isPurchasable: boolean;
  readonly terms?: QuoteTerms;
  /** The saving in a pill of its own, and which coupon is in the price. */
  readonly isDetailed?: boolean;
}

/** A price on a plain page: what everybody pays, until live-prices.ts knows that this visitor pays less. */
export const LivePrice = ({ item, isPurchasable, terms, isDetailed = false, ...shown }: LivePriceProps) => (
  <PriceParts
    attributes={livePriceOf(item, isPurchasable, terms)}
    hasPill={isDetailed}
    namesCoupon={isDetailed}
    {...shown}
  />
);

/** The parts of a price that live-prices.ts writes anew. */
export const PriceParts = ({
  attributes,
  now,
  was,
  className,
  exact = false,
  hasPill = false,
  namesCoupon = false,
}: PricePartsProps) => {
  const t = useText();
  const format = useFormat();
  const cents = exact ? 'always' : undefined;
  const saved = money(Math.max(0, was.amount - now.amount), now.currency);
  return (
    <span className={className ?? priceStyles.row} {...attributes}>
      <strong className={priceStyles.now} data-quote-part="price">
        {format.money(now, cents)}
      </strong>
      <s className={priceStyles.was} data-quote-if="saving" hidden={saved.amount === 0}>
        <span className="visually-hidden">{t('was')} </span>
        <span data-quote-part="list">{format.money(was, cents)}</span>
      </s>
      {hasPill && <Pill saved={wholeDollars(saved)} />}
      {namesCoupon && <CouponName />}
    </span>
  );
};

const Pill = ({ saved }: { saved: Money }) => {
  const t = useText();
  const format = useFormat();
  return (
    <span className={priceStyles.pill} data-quote-if="saving" hidden={saved.amount === 0}>
      <InterpolatedText text={t('Save {amount}', placeholders('amount'))} gap="amount">
        <span data-quote-part="saving">{format.money(saved)}</span>
      </InterpolatedText>
    </span>
  );
};

/** In the element of a live price: which coupon is in it. */
export const CouponName = () => <span className={priceStyles.coupon} data-quote-part="coupon" hidden />;
