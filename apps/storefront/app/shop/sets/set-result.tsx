import { Icon } from '../../design/icon.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { missingTexts, refusalText } from '../product/purchase-form.ts';
import type { SetOutcome } from './add-set-action.ts';
import styles from './set-result.module.css';

/** The result of a form that did not lead to the cart: what was added, and what was not. */
export const SetResult = ({ sent }: { sent: SetOutcome | null }) => {
  const t = useText();
  if (sent === null) return null;
  const { outcome, only } = sent;
  if (!outcome.ok)
    return (
      // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
      <p className={styles.problem} role="alert" tabIndex={-1} autoFocus>
        <Icon name="warning" />
        {refusalText(outcome.refusal, '', t)}
      </p>
    );
  if (outcome.missing.length === 0)
    return (
      // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
      <p className={styles.partly} role="status" tabIndex={-1} autoFocus>
        <strong>{t('{title} is in your cart.', { title: only ?? '' })}</strong>{' '}
        <PageLink to={pageUrls.cart()}>{t('See your cart')}</PageLink>
      </p>
    );
  return (
    // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
    <div className={styles.partly} role="alert" tabIndex={-1} autoFocus>
      <p>
        {!outcome.isGone && <strong>{t('The other parts are in your cart.')}</strong>}{' '}
        {t('What was not added:')}
      </p>
      <ul>
        {missingTexts(outcome.missing, t).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <PageLink to={pageUrls.cart()}>{t('See your cart')}</PageLink>
    </div>
  );
};
