import { CONSENT_QUESTION } from '@counterpane/contract/visitor/privacy-question';
import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './privacy-choices.module.css';
import { privacyChoicesUrl } from './privacy-urls.ts';

/** Asks once, without script, beside the page: a yes and a no of the same size, and more on a page of its own. */
export const ConsentBanner = () => {
  const t = useText();
  return (
    <section className={styles.banner} aria-label={t('Your privacy')}>
      <Form method="post" action={privacyChoicesUrl()} reloadDocument className={styles.inner}>
        <p>
          {t(CONSENT_QUESTION)} <PageLink to={privacyChoicesUrl()}>{t('Choose in detail')}</PageLink>
        </p>
        <p className={styles.buttons}>
          <Button name="banner" value="none">
            {t('No, thank you')}
          </Button>
          <Button name="banner" value="all">
            {t('Yes, allow')}
          </Button>
        </p>
      </Form>
    </section>
  );
};
