import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { Price } from '../../../design/price.tsx';
import { LivePrice } from '../../quotes/live-price.tsx';
import { PerVariant } from '../per-variant.tsx';
import { isSoldOutBeside } from './choice-for-size.ts';
import styles from './offers.module.css';
import { PerChoice } from './per-choice.tsx';
import { Unfit } from './unfit.tsx';
import { type UpsellOptions, upsellOptions, valuesOf } from './upsell-options.ts';

interface UpsellPriceProps {
  readonly upsell: PageUpsell;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** What was asked for by a form without script. */
  readonly asked: URLSearchParams;
  readonly place: 'row' | 'popup';
}

/** What an upsell costs: beside the chosen variant of the page, in what is chosen of it. */
export const UpsellPrice = ({ upsell, variants, selectedSku, asked, place }: UpsellPriceProps) => (
  <PerVariant
    variants={variants}
    selectedSku={selectedSku}
    by={(variant) =>
      JSON.stringify([
        isSoldOutBeside(upsell, variant),
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
            <Unfit isSoldOut={isSoldOutBeside(upsell, variant)} />
          ) : (
            <PriceOfChoice upsell={upsell} options={options} place={place} />
          )}
        </span>
      );
    }}
  </PerVariant>
);

interface PriceOfChoiceProps extends Pick<UpsellPriceProps, 'upsell' | 'place'> {
  readonly options: UpsellOptions;
}

/** Choices of one price share a part, whatever their colour: follow-options.ts says which of them is chosen. */
const PriceOfChoice = ({ upsell, options, place }: PriceOfChoiceProps) => (
  <PerChoice
    things={options.choices}
    valuesOf={(choice) => valuesOf(upsell, choice)}
    chosen={options.chosen}
    by={({ price, listPrice }) => `${price.amount} ${listPrice.amount}`}
  >
    {({ quantity, properties, isPurchasable, price, listPrice }) =>
      place === 'popup' ? (
        <Price now={price} was={listPrice} />
      ) : (
        <LivePrice
          item={{ productID: upsell.productID, quantity, properties }}
          isPurchasable={isPurchasable}
          now={price}
          was={listPrice}
        />
      )
    }
  </PerChoice>
);

/** The size of the page does not show. */
const lookOf = ({ size: _, ...choice }: PageUpsell['choices'][number]) => choice;
