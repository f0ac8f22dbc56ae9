import { addresses } from '../addresses.ts';
import { Icon } from '../design/icon.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import type { Outcome } from '../product/add-to-cart.ts';
import { missingTexts, refusalText } from '../product/purchase-form.ts';
import styles from './sets.module.css';

/** What became of the set that was sent, where it is not in the cart as a whole. */
export const SetNews = ({ outcome }: { outcome: Outcome | null }) => {
  const t = useText();
  if (outcome === null) return null;
  if (!outcome.ok)
    return (
      // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
      <p className={styles.problem} role="alert" tabIndex={-1} autoFocus>
        <Icon name="warning" />
        {refusalText(outcome.refusal, '', t)}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
    <div className={styles.partly} role="alert" tabIndex={-1} autoFocus>
      <p>
        <strong>{t('The other parts are in your cart.')}</strong> {t('What was not added:')}
      </p>
      <ul>
        {missingTexts(outcome.missing, [], t).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <PageLink to={addresses.cart()}>{t('See your cart')}</PageLink>
    </div>
  );
};
