import type { PagePlan } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { displayMoney } from '@counterpane/rules/money/display';
import { useText } from '../../language/use-text.ts';
import { livePriceOf } from '../../quotes/quote-attributes.ts';
import { PerVariant } from '../per-variant.tsx';
import { planChoiceFor, sizeOf } from './choice-for-size.ts';
import styles from './offers.module.css';

interface PlanPickerProps {
  readonly plans: readonly PagePlan[];
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** Extended coverage for what the page sells, in its size. */
export const PlanPicker = ({ plans, variants, selectedSku }: PlanPickerProps) => {
  const t = useText();
  if (plans.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{t('Add a protection plan')}</summary>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t('Protection plan')}</legend>
        <label className={styles.row}>
          <input type="radio" name="plan" value="" defaultChecked />
          <span className={styles.words}>{t('No plan')}</span>
        </label>
        {plans.map((plan) => (
          <label key={plan.productID} className={styles.row}>
            <input type="radio" name="plan" value={plan.productID} />
            <span className={styles.words}>{plan.text}</span>
            <PerVariant
              variants={variants}
              selectedSku={selectedSku}
              by={(variant) => String(planChoiceFor(plan, variant)?.price.amount ?? sizeOf(variant))}
            >
              {(variant) => {
                const choice = planChoiceFor(plan, variant);
                return (
                  <span className={styles.price}>
                    {choice ? <PlanPrice plan={plan} choice={choice} /> : t('Not in this size')}
                  </span>
                );
              }}
            </PerVariant>
          </label>
        ))}
      </fieldset>
    </details>
  );
};

interface PlanPriceProps {
  readonly plan: PagePlan;
  readonly choice: PagePlan['choices'][number];
}

const PlanPrice = ({ plan: { productID }, choice: { size, price } }: PlanPriceProps) => {
  const properties = size === null ? [] : [{ name: 'Size', value: size }];
  return (
    <span {...livePriceOf({ productID, quantity: 1, properties }, true)}>
      <span data-quote-part="price">{displayMoney(price)}</span>
    </span>
  );
};
