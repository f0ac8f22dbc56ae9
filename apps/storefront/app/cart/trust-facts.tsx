import { Icon } from '../design/icon.tsx';
import { useText } from '../language/use-text.ts';
import styles from './cart-page.module.css';

/** What stands behind the purchase, beside the button. */
export const TrustFacts = () => {
  const t = useText();
  return (
    <ul className={styles.trust}>
      <li>
        <Icon name="truck" />
        {t('Free delivery and returns')}
      </li>
      <li>
        <Icon name="moon" />
        {t('365 nights to try a mattress')}
      </li>
      <li>
        <Icon name="shield" />
        {t('Forever warranty on mattresses')}
      </li>
    </ul>
  );
};
