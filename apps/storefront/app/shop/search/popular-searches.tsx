import type { SearchPage } from '@counterpane/contract/pages/search';
import { placeholders } from '@counterpane/messages/placeholders';
import { InterpolatedText } from '../../language/interpolated-text.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './search-view.module.css';

/** Popular searches, for a search without results. */
export const PopularSearches = ({ links }: { links: SearchPage['popular'] }) => {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('What people look for')}</h2>
      <ul className={styles.popular}>
        {links.map(({ title, url }) => (
          <li key={url}>
            <PageLink className={styles.pill} to={url}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <InterpolatedText
          text={t('Fewer words find more. A person can help you too: {link}.', placeholders('link'))}
          gap="link"
        >
          <PageLink to={pageUrls.support()}>{t('write to us')}</PageLink>
        </InterpolatedText>
      </p>
    </section>
  );
};
