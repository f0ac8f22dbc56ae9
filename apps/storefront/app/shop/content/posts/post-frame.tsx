import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from './posts.module.css';

/** Over the heading of a post: where it belongs, its day, how long it takes. */
export const PostMeta = ({ date, minutes }: { readonly date: string; readonly minutes: number }) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <p className={styles.facts}>
      <PageLink to={pageUrls.posts()}>{t('Journal')}</PageLink> ·{' '}
      <time dateTime={date}>{days.date(date)}</time> · {t('{minutes} min', { minutes })}
    </p>
  );
};

/** Under a post: the ones before and after it. */
export const PostFoot = ({ parts: { older, newer } }: { parts: PartsOf<'post'> }) => {
  const t = useText();
  return (
    <nav className={styles.foot} aria-label={t('More from the journal')}>
      {older !== null && (
        <PageLink to={older.path} rel="prev">
          <span>{t('Before this')}</span>
          {older.title}
        </PageLink>
      )}
      {newer !== null && (
        <PageLink to={newer.path} rel="next">
          <span>{t('After this')}</span>
          {newer.title}
        </PageLink>
      )}
    </nav>
  );
};
