import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import { localizeName } from '../../../language/localize-name.ts';
import { useText } from '../../../language/use-text.ts';
import styles from './offers.module.css';
import { isOpen, optionText } from './option-values.ts';
import { optionField, type UpsellOptions } from './upsell-options.ts';

interface UpsellChoosersProps {
  readonly upsell: PageUpsell;
  readonly options: UpsellOptions;
}

/** What may be chosen of an upsell; its size follows that of the page. What cannot be bought says so. */
export const UpsellChoosers = ({ upsell, options }: UpsellChoosersProps) => {
  const t = useText();
  const { productID, choosers, shortTitle } = upsell;
  return choosers.map((chooser, place) => {
    const field = optionField(productID, chooser.name);
    return (
      <span key={chooser.name} className={styles.chooser}>
        <label htmlFor={field}>
          <span className="visually-hidden">{shortTitle}, </span>
          {localizeName(t, chooser.name)}
        </label>
        <select
          id={field}
          name={field}
          defaultValue={options.chosen[place]}
          data-chooser={chooser.name}
          data-out={t('Out of stock')}
        >
          {chooser.options.map(({ value, title }) => {
            // Where nothing is to be had in the size of the page, the price says so.
            const open =
              options.buyable.length === 0 || isOpen(options.buyable, options.chosen, place, value);
            return (
              <option key={value} value={value} disabled={!open} data-title={title}>
                {optionText(title, open, t('Out of stock'))}
              </option>
            );
          })}
        </select>
      </span>
    );
  });
};
