import type { PagePlan } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { knownTotal } from '../../quotes/known-prices.ts';
import { livePriceOf } from '../../quotes/quote-attributes.ts';
import { PerVariant } from '../per-variant.tsx';
import { chosenVariant, planChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { PerUnitNote } from './per-unit-note.tsx';
import { UnavailableLabel } from './unavailable-label.tsx';

interface Variants {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

interface PlanPickerProps extends Variants {
  readonly plans: readonly PagePlan[];
  readonly quantity: number;
}

/** Extended coverage for what the page sells, in its size. */
export const PlanPicker = ({ plans, quantity, ...page }: PlanPickerProps) => {
  const t = useText();
  const [search] = useSearchParams();
  if (plans.length === 0) return null;
  const selected = chosenVariant(page.variants, page.selectedSku);
  // A form without script asks for the page with what it has chosen.
  const asked = plans.find(
    (plan) => plan.productID === search.get('plan') && planChoiceFor(plan, selected) !== null,
  );
  return (
    <details className={styles.fold} open={asked !== undefined}>
      <summary>{t('Add a protection plan')}</summary>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t('Protection plan')}</legend>
        <PerUnitNote quantity={quantity} />
        <label className={`${styles.card} ${styles.row}`}>
          <input type="radio" name="plan" value="" defaultChecked={!asked} />
          <span className={styles.words}>{t('No plan')}</span>
        </label>
        {plans.map((plan) => (
          <PlanOption
            key={plan.productID}
            plan={plan}
            isChosen={plan === asked}
            quantity={quantity}
            {...page}
          />
        ))}
      </fieldset>
    </details>
  );
};

interface PlanOptionProps extends Variants {
  readonly plan: PagePlan;
  readonly isChosen: boolean;
  /** How many of the product are chosen: it covers all of them. */
  readonly quantity: number;
}

const PlanOption = ({ plan, isChosen, quantity, variants, selectedSku }: PlanOptionProps) => (
  <label className={`${styles.card} ${styles.row}`}>
    <input
      type="radio"
      name="plan"
      value={plan.productID}
      data-offer=""
      defaultChecked={isChosen}
      disabled={!planChoiceFor(plan, chosenVariant(variants, selectedSku))}
    />
    <span className={styles.words}>{plan.text}</span>
    <PerVariant
      variants={variants}
      selectedSku={selectedSku}
      by={(variant) => String(planChoiceFor(plan, variant)?.price.amount)}
      as="span"
    >
      {(variant) => {
        const choice = planChoiceFor(plan, variant);
        return (
          <span className={styles.price}>
            {choice ? <PlanPrice plan={plan} choice={choice} quantity={quantity} /> : <UnavailableLabel />}
          </span>
        );
      }}
    </PerVariant>
  </label>
);

interface PlanPriceProps extends Pick<PlanOptionProps, 'plan' | 'quantity'> {
  readonly choice: PagePlan['choices'][number];
}

const PlanPrice = ({ plan: { productID }, choice, quantity }: PlanPriceProps) => {
  const { size, price } = choice;
  const known = { price, listPrice: price };
  const format = useFormat();
  const properties = size === null ? [] : [{ name: 'Size', value: size }];
  return (
    <span
      {...livePriceOf({ productID, quantity: 1, properties }, true, {
        upsell: { placement: 'add-on', known },
      })}
    >
      <span data-quote-part="price">{format.money(knownTotal(known, quantity).price)}</span>
    </span>
  );
};
