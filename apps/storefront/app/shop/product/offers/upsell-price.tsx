import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { Price } from '../../../design/price.tsx';
import { knownTotal } from '../../quotes/known-prices.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import { PerVariant } from '../per-variant.tsx';
import { isSoldOutWith } from './choice-for-size.ts';
import styles from './offers.module.css';
import { PerChoice } from './per-choice.tsx';
import { UnavailableLabel } from './unavailable-label.tsx';
import { type UpsellOptions, upsellOptions, valuesOf } from './upsell-options.ts';
import { upsellQuoteTerms } from './upsell-quote-terms.ts';

interface UpsellPriceProps {
  readonly upsell: PageUpsell;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** What was asked for by a form without script. */
  readonly asked: URLSearchParams;
  /** How many of the product are chosen: it comes as often. */
  readonly quantity: number;
  readonly place: 'row' | 'popup';
}

/** What an upsell costs: beside the chosen variant of the page, in what is chosen of it. */
export const UpsellPrice = ({ upsell, variants, selectedSku, asked, ...shown }: UpsellPriceProps) => (
  <PerVariant
    variants={variants}
    selectedSku={selectedSku}
    by={(variant) =>
      JSON.stringify([
        isSoldOutWith(upsell, variant),
        ...upsellOptions(upsell, variant, asked).choices.map(lookOf),
      ])
    }
    as="span"
  >
    {(variant) => {
      const options = upsellOptions(upsell, variant, asked);
      return (
        <span className={styles.price}>
          {options.choices.length === 0 ? (
            <UnavailableLabel isSoldOut={isSoldOutWith(upsell, variant)} />
          ) : (
            <PriceOfChoice upsell={upsell} options={options} {...shown} />
          )}
        </span>
      );
    }}
  </PerVariant>
);

interface PriceOfChoiceProps extends Pick<UpsellPriceProps, 'upsell' | 'quantity' | 'place'> {
  readonly options: UpsellOptions;
}

/** Choices of one price share a part, whatever their colour: follow-options.ts says which of them is chosen. */
const PriceOfChoice = ({ upsell, options, quantity, place }: PriceOfChoiceProps) => (
  <PerChoice
    things={options.choices}
    valuesOf={(choice) => valuesOf(upsell, choice)}
    chosen={options.chosen}
    by={({ price, listPrice, totals }) => JSON.stringify([price, listPrice, totals])}
  >
    {(choice) => {
      const { price, listPrice } = knownTotal(choice, quantity);
      return place === 'popup' ? (
        <Price now={price} was={listPrice} />
      ) : (
        <LivePrice
          item={{ ...choice, productID: upsell.productID }}
          isPurchasable={choice.isPurchasable}
          terms={upsellQuoteTerms(upsell, choice)}
          now={price}
          was={listPrice}
        />
      );
    }}
  </PerChoice>
);

/** The size of the page does not show. */
const lookOf = ({ size: _, ...choice }: PageUpsell['choices'][number]) => choice;
