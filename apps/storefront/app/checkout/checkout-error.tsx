import { useLocation } from 'react-router';
import { errorMessage } from '../chrome/error-messages.ts';
import { ButtonLink } from '../design/button.tsx';
import { useArrivalFocus } from '../design/use-arrival-focus.ts';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './step.module.css';

/** A step that could not be shown or sent. Trying again loads it anew; nothing that was saved is lost. */
export const CheckoutError = ({ error }: { error: unknown }) => {
  const t = useText();
  const { pathname, search } = useLocation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { title, heading: said, text } = errorMessage(error);
  return (
    <div className={styles.step}>
      <title>{t(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {t(said)}
      </h1>
      <p>{t(text)}</p>
      <div className={styles.links}>
        <ButtonLink look="primary" href={pathname + search}>
          {t('Try again')}
        </ButtonLink>
        {pathname !== pageUrls.cart() && (
          <ButtonLink href={pageUrls.cart()}>{t('Back to the cart')}</ButtonLink>
        )}
      </div>
    </div>
  );
};
