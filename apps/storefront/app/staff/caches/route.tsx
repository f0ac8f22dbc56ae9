import { data, Form } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getStaffClient, requireAllowed, requireConsole, requireMember } from '../require-staff.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requireMember(context);
  const { rights } = await requireConsole(context);
  if (!rights.includes('purge-caches')) throw data('Not allowed', { status: 403 });
  return null;
};

export const action = async ({ context }: Route.ActionArgs) => {
  requireAllowed(await getStaffClient(context).clearCaches());
  return { isCleared: true };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Cached pages'));
}

export default function CachesRoute({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.narrow}>
      <p>
        <PageLink to={pageUrls.staffConsole()}>{t('Help a shopper')}</PageLink>
      </p>
      <h1>{t('Cached pages')}</h1>
      {actionData?.isCleared && (
        <Notice takesFocus>{t('All caches are cleared. Pages are made anew as they are asked for.')}</Notice>
      )}
      <p>
        {t(
          'Pages are kept for ten minutes, for everybody alike, and made anew by themselves when the catalogue changes. Clear them where a page still shows what is old.',
        )}
      </p>
      <Form method="post" className={styles.form}>
        <SubmitButton look="primary" wide>
          {t('Clear all caches')}
        </SubmitButton>
      </Form>
    </div>
  );
}
