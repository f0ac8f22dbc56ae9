import type { Money } from '@counterpane/rules/money/money';
import { useHeadingFocus } from '../../chrome/use-heading-focus.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { localizeKnown } from '../../language/localize-known.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { AmazonButton, type AmazonOrigin } from '../../payment/amazon-button.tsx';
import { UNKNOWN_FAILURE } from '../../payment/payment-failure.ts';
import type { AmazonScripts } from '../../services.ts';
import styles from '../step.module.css';

interface AmazonFailedProps {
  /** Empty where there are no words for it. */
  readonly text: string;
  /** Where the shopper came from, and goes on without Amazon. */
  readonly step: AmazonOrigin;
  /** Null where the shop has no Amazon Pay any more. */
  readonly amazon: AmazonScripts | null;
  readonly total: Money;
}

/** Why Amazon Pay came to nothing, and what else there is. */
export const AmazonFailed = ({ text, step, amazon, total }: AmazonFailedProps) => {
  const t = useText();
  useHeadingFocus(text);
  return (
    <div className={styles.step}>
      <h1>{t('Amazon Pay did not work')}</h1>
      <Notice look="bad">{localizeKnown(t, [UNKNOWN_FAILURE], text || UNKNOWN_FAILURE)}</Notice>
      <p>{t('You can try again, or pay another way.')}</p>
      {amazon && <AmazonButton from={step} amazon={amazon} total={total} />}
      <div className={styles.links}>
        <ButtonLink href={pageUrls.checkout(step)}>{t('Pay another way')}</ButtonLink>
        <ButtonLink href={pageUrls.cart()}>{t('Back to the cart')}</ButtonLink>
      </div>
    </div>
  );
};
