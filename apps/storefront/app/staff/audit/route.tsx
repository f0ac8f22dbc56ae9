import { createStaffActsClient } from '@counterpane/contract/staff/staff-acts-calls';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { ActFilter } from './act-filter.tsx';
import { ActTable } from './act-table.tsx';
import styles from './audit.module.css';

const PLACES = ['member', 'action', 'object', 'day', 'before'] as const;

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const wanted = Object.fromEntries(
    PLACES.flatMap((place) => {
      const value = searchParams.get(place)?.trim().slice(0, 64) ?? '';
      return value === '' ? [] : [[place, value]];
    }),
  );
  const answer = await createStaffActsClient(getServices(context).fetchApi).acts(wanted);
  if (!answer.ok && answer.status === 400) return { wanted, isUnreadable: true, ...NOTHING };
  return { wanted, isUnreadable: false, ...requireAllowed(answer) };
};

const NOTHING = { acts: [], members: [], next: null };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('What staff did'));
}

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { wanted, isUnreadable, acts, members, next } = loaderData;
  return (
    <div className={styles.page}>
      <p>
        <PageLink to={pageUrls.staffConsole()}>{t('Help a shopper')}</PageLink>
      </p>
      <h1>{t('What staff did')}</h1>
      <p>{t('It is written down as it happens, kept for 400 days, and nobody can change it.')}</p>
      {isUnreadable && <Notice look="bad">{t('This cannot be looked for. Please check the day.')}</Notice>}
      <ActFilter wanted={wanted} members={members} key={JSON.stringify(wanted)} />
      {acts.length === 0 ? <p>{t('Nothing was found.')}</p> : <ActTable acts={acts} />}
      {next !== null && (
        <p>
          <PageLink to={pageUrls.staffAudit({ ...wanted, before: next })}>{t('Earlier')}</PageLink>
        </p>
      )}
    </div>
  );
}
