import type { StaffAct } from '@counterpane/contract/staff/staff-acts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { ACTION_TEXTS, detailTexts } from './act-labels.ts';
import styles from './audit.module.css';

/** Acts, the newest first. On a phone every row is a card that names its cells. */
export const ActTable = ({ acts }: { readonly acts: readonly StaffAct[] }) => {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Time (UTC)')}</th>
          <th scope="col">{t('Who')}</th>
          <th scope="col">{t('Act')}</th>
          <th scope="col">{t('On')}</th>
          <th scope="col">{t('Outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </tbody>
    </table>
  );
};

const ActRow = ({ act }: { readonly act: StaffAct }) => {
  const t = useText();
  const { money, days } = useFormat();
  const details = detailTexts(act, t, money);
  return (
    <tr>
      <td data-label={t('Time (UTC)')}>
        <time dateTime={act.at}>
          {days.date(act.at)} {act.at.slice(11, 19)}
        </time>
      </td>
      <td data-label={t('Who')}>
        <Who member={act.member} />
        <span className={styles.detail}>{act.address}</span>
      </td>
      <td data-label={t('Act')}>
        {t(ACTION_TEXTS[act.action])}
        {details.length > 0 && <span className={styles.detail}>{details.join(' · ')}</span>}
      </td>
      <td data-label={t('On')}>
        <What act={act} />
        {act.storefront !== null && <span className={styles.detail}>{act.storefront}</span>}
      </td>
      <td data-label={t('Outcome')} className={act.outcome === 'refused' ? styles.refused : undefined}>
        {act.outcome === 'done' ? t('Done') : t('Refused')}
      </td>
    </tr>
  );
};

const Who = ({ member }: Pick<StaffAct, 'member'>) => {
  const t = useText();
  if (member === null) return <span>{t('Not known')}</span>;
  return <PageLink to={pageUrls.staffAudit({ member: member.id })}>{member.name ?? member.id}</PageLink>;
};

const What = ({ act: { order, object } }: { readonly act: StaffAct }) => {
  if (order) return <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink>;
  return <span>{object?.id ?? '–'}</span>;
};
