import type { SetSummary } from '@counterpane/contract/pages/set-pages';
import { DELIVERY_FIELDS } from '../../../delivery/choose-delivery.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import step from '../set-step.module.css';
import styles from './set-cards.module.css';

/** White glove delivery of the whole set: once ticked, it is in the total here and chosen in the cart. */
export const WhiteGloveOption = ({ whiteGlove }: Pick<SetSummary, 'whiteGlove'>) => {
  const t = useText();
  const format = useFormat();
  if (whiteGlove === null) return null;
  return (
    <section className={step.step}>
      <h2 className={step.heading}>{t('Delivery')}</h2>
      <div className={styles.cards}>
        <label className={styles.card}>
          <input
            type="checkbox"
            name={DELIVERY_FIELDS.option}
            value="white-glove"
            defaultChecked={whiteGlove.isChosen}
          />
          <span className={step.words}>
            <span className={step.title}>{t('White glove delivery of the whole set')}</span>
            <span className={step.note}>
              {t('Carried in and set up, {price}', { price: format.money(whiteGlove.price) })}
            </span>
          </span>
        </label>
      </div>
    </section>
  );
};
