import type { VariantView } from '@counterpane/contract/pages/pages';
import { placeholders } from '@counterpane/messages/placeholders';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import { wholeDollars } from '@counterpane/rules/money/display';
import { Button } from '../../../design/button.tsx';
import { InterpolatedText } from '../../../language/interpolated-text.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { CouponName } from '../../quotes/live-price.tsx';
import { livePriceOfAll } from '../../quotes/quote-attributes.ts';
import { chosenValue } from '../choices/chosen-value.ts';
import { PerVariant } from '../per-variant.tsx';
import type { FoundSetOffer } from './find-set-offer.ts';
import styles from './offers.module.css';
import { SetInOtherSize } from './set-in-other-size.tsx';
import { SetNote } from './set-note.tsx';

interface SetOfferProps {
  readonly offer: FoundSetOffer;
  readonly url: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** The product as part of a set that costs less together. The page knows it in one size, and leads to the others. */
export const SetOffer = ({ offer, url, variants, selectedSku }: SetOfferProps) => {
  const t = useText();
  const told = new Map(offer.bundle.choices.map((choice) => [choice.sku, choice]));
  return (
    <section className={styles.set} aria-label={offer.bundle.title}>
      <input type="hidden" name="bundle" value={offer.bundle.name} />
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={({ sku, isPurchasable }) => (isPurchasable ? (priceKey(told.get(sku)) ?? sku) : 'out')}
      >
        {(variant) => {
          if (!variant.isPurchasable)
            return <SetNote title={offer.bundle.title}>{t('Out of stock')}</SetNote>;
          const choice = told.get(variant.sku);
          if (choice) return <SetHere {...offer} {...choice} variant={variant} />;
          const isMade = offer.bundle.sizes.some((size) => size === chosenValue(variant, 'Size'));
          return <SetInOtherSize title={offer.bundle.title} url={isMade ? url : null} variant={variant} />;
        }}
      </PerVariant>
    </section>
  );
};

type Told = FoundSetOffer['bundle']['choices'][number];

/** Choices at which the set costs the same share their words. */
const priceKey = (told: Told | undefined): string | null =>
  told ? `here ${told.price.amount} ${told.saving.amount}` : null;

interface SetHereProps extends FoundSetOffer, Pick<Told, 'price' | 'saving'> {
  readonly variant: VariantView;
}

const SetHere = ({ productID, bundle, others, variant, price, saving }: SetHereProps) => {
  const t = useText();
  const format = useFormat();
  const whole = wholeDollars(saving);
  const items = setAsChosen(bundle.items, { productID, properties: variant.properties });
  const isAdjustable = bundle.groups.some(({ products }) =>
    products.some(({ kind }) => kind === 'adjustable-base'),
  );
  return (
    <>
      <p>
        <strong>{bundle.title}</strong>: {t('with {others}', { others: others.join(', ') })}
      </p>
      <p className={styles.note} {...livePriceOfAll(items)}>
        <InterpolatedText text={t('Together {price}', placeholders('price'))} gap="price">
          <span data-quote-part="price">{format.money(price)}</span>
        </InterpolatedText>
        {whole.amount > 0 && (
          <span data-quote-unless="coupon">
            , {t('{saving} less than one by one', { saving: format.money(whole) })}
          </span>
        )}{' '}
        <CouponName />
      </p>
      <Button look="quiet" name="source" value={isAdjustable ? 'adjustable-bundle-upsell' : 'bundle-upsell'}>
        {t('Add the set')}
      </Button>
    </>
  );
};
