import { accountUrls } from '../../account-urls.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './overview.module.css';

/** A customer's own link, for friends: the order that follows it says who recommended the shop. */
export const OwnLink = ({ link }: { readonly link: string }) => {
  const t = useText();
  return (
    <section aria-labelledby="recommend" className={styles.size}>
      <h2 id="recommend">{t('Recommend us')}</h2>
      <p className={styles.note}>
        {t('Pass this link on to a friend. An order that follows from it tells us that you sent them.')}{' '}
        <PageLink to={accountUrls.referFriends()}>{t('How we say thank you')}</PageLink>
      </p>
      <p className={styles.ownLink}>{link}</p>
    </section>
  );
};
