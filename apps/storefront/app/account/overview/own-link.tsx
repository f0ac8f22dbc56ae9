import type { Money } from '@counterpane/rules/money/money';
import { accountUrls } from '../../account-urls.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './overview.module.css';

interface OwnLinkProps {
  readonly link: string;
  /** Store credit for each of the two; null where people thank them otherwise. */
  readonly thanks: Money | null;
}

/** A customer's own link, for friends: the order that follows it says who recommended the shop. */
export const OwnLink = ({ link, thanks }: OwnLinkProps) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <section aria-labelledby="recommend" className={styles.size}>
      <h2 id="recommend">{t('Recommend us')}</h2>
      <p className={styles.note}>
        {t('Pass this link on to a friend. An order that follows from it tells us that you sent them.')}{' '}
        {thanks &&
          t('Once your friend has kept the bed for 30 nights, each of you has {amount} of store credit.', {
            amount: money(thanks),
          })}{' '}
        <PageLink to={accountUrls.referFriends()}>{t('How we say thank you')}</PageLink>
      </p>
      <p className={styles.ownLink}>{link}</p>
    </section>
  );
};
