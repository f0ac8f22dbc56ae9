import type { PlainMessageId } from '@counterpane/messages/message-id';
import { data, redirect } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getAccountClient, requireAllowed, requireReady } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import styles from './account.module.css';
import { OwnSessions } from './own-sessions.tsx';

const NEWS = ['password', 'sessions'] as const;

const NEWS_TEXTS: Readonly<Record<(typeof NEWS)[number], PlainMessageId>> = {
  password: 'Your password has been changed, and your other sessions have ended.',
  sessions: 'Done. What was open there has ended.',
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const account = requireAllowed(await getAccountClient(context).account());
  requireReady(account.session);
  const told = new URL(request.url).searchParams.get('news');
  const news = NEWS.find((known) => known === told) ?? null;
  return { account, news };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const id = String((await request.formData()).get('session') ?? '');
  const client = getAccountClient(context);
  const answer = await (id === '' ? client.endOtherSessions() : client.endSession(id));
  if (answer.ok) return redirect(pageUrls.staffAccount('sessions'));
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your account'));
}

export default function AccountRoute({ loaderData: { account, news }, actionData }: Route.ComponentProps) {
  const t = useText();
  const { session, hasSecondFactor, recoveryCodesLeft, sessions } = account;
  return (
    <div className={styles.page}>
      <h1>{t('Your account')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus>
          {actionData.error}
        </Notice>
      )}
      {news && !actionData && <Notice>{t(NEWS_TEXTS[news])}</Notice>}
      <p>{t('You are signed in as {email}.', { email: session.email })}</p>
      <section className={styles.section} aria-labelledby="proofs">
        <h2 id="proofs">{t('How you sign in')}</h2>
        <PageLink to={pageUrls.staffPassword()}>{t('Change your password')}</PageLink>
        <p>
          {hasSecondFactor
            ? t('Your second factor is on. Recovery codes left: {count}', { count: recoveryCodesLeft })
            : t('Your second factor is off: your password alone opens this account.')}
        </p>
        <PageLink to={pageUrls.staffSecondFactor()}>
          {hasSecondFactor ? t('Make new recovery codes') : t('Set up your second factor')}
        </PageLink>
      </section>
      <OwnSessions sessions={sessions} />
    </div>
  );
}
