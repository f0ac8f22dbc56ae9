import { ButtonLink } from '../design/button.tsx';
import { NightSky } from '../design/drawings/night-sky.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import { errorMessage } from './error-messages.ts';
import styles from './error-page.module.css';
import { PageShell } from './page-shell.tsx';

/** What went wrong in words, and two ways on. The error itself is the operator's to read, not the shopper's. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const t = useText();
  const { title, heading, text } = errorMessage(error);
  return (
    <PageShell>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <div>
          <h1>{t(heading)}</h1>
          <p className={styles.text}>{t(text)}</p>
          <div className={styles.links}>
            <ButtonLink look="primary" href={pageUrls.mattresses()}>
              {t('See all mattresses')}
            </ButtonLink>
            <ButtonLink href={pageUrls.home()}>{t('Go to the home page')}</ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <NightSky />
        </div>
      </div>
    </PageShell>
  );
};
