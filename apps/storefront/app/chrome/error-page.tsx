import { isRouteErrorResponse } from 'react-router';
import { addresses } from '../addresses.ts';
import { ButtonLink } from '../design/button.tsx';
import { NightSky } from '../drawings/night-sky.tsx';
import { useText } from '../language/use-text.ts';
import styles from './error-page.module.css';
import { PageShell } from './page-shell.tsx';

/** What went wrong in words, and two ways on. The error itself is the operator's to read, not the shopper's. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const t = useText();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageShell>
      <title>{isMissing ? t('Page not found') : t('Something went wrong')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <div>
          <h1>{isMissing ? t('This page is fast asleep') : t('That kept us up at night')}</h1>
          <p className={styles.text}>
            {isMissing
              ? t('It may have moved, or it was never here. Everything for a good night still is.')
              : t('Something went wrong on our side. Please try again in a minute; your cart is safe.')}
          </p>
          <div className={styles.links}>
            <ButtonLink look="primary" href={addresses.mattresses()}>
              {t('See all mattresses')}
            </ButtonLink>
            <ButtonLink href={addresses.home()}>{t('Go to the home page')}</ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <NightSky />
        </div>
      </div>
    </PageShell>
  );
};
