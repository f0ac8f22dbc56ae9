import { useHref } from 'react-router';
import priceStyles from '../../../design/price.module.css';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../purchase-panel.module.css';
import type { AmazonFacts } from './find-amazon-facts.ts';

/** Where Amazon's script draws its button: start-amazon-button.ts has it drawn when it comes near. */
export const AmazonPlace = ({ facts }: { facts: AmazonFacts }) => {
  const t = useText();
  const back = useHref(pageUrls.amazon());
  const label = 'Amazon Pay';
  return (
    <div
      className={styles.amazon}
      data-amazon={JSON.stringify(facts)}
      data-back={back}
      data-added={t('What you chose is in your cart, and you can check out from there.')}
      data-failed={t('An error occurred, please try again')}
      data-missing={t('The {label} button is not displayed.', { label })}
    >
      <noscript>
        <p className={priceStyles.note}>{t('{label} needs JavaScript.', { label })}</p>
      </noscript>
      <div id="amazon-pay-button" />
      <p role="status" />
    </div>
  );
};
