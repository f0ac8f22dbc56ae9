import { endpointCall } from '@counterpane/contract/endpoint-call';
import { MAILING_QUESTIONS } from '@counterpane/contract/visitor/mailing-questions';
import type { Mailings } from '@counterpane/contract/visitor/mailings';
import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { getFetchApi, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { CheckField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import privacy from '../privacy-choices/privacy-choices.module.css';
import type { Route } from './+types/route.ts';
import { preferencesUrl } from './preference-urls.ts';

/** What the person of the link gets, or the customer who is signed in; null for who is neither. Looking changes nothing. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await endpointCall(
    getFetchApi(context),
    'GET /mailings',
  )({
    query: { token: tokenOf(request) },
  });
  const headers = { 'Referrer-Policy': 'same-origin' };
  if (!answer.ok && answer.status === 401) return data({ mailings: null }, { headers });
  return data({ mailings: requireResult(answer) }, { headers });
};

/** Of the form of the page, or by one click in a mail program, which has no page to see (RFC 8058). */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const token = tokenOf(request);
  const fetchApi = getFetchApi(context);
  const kind = kindOf(request);
  if (form.get('List-Unsubscribe') === 'One-Click') {
    if (token === undefined || !kind) throw data('', { status: 400 });
    requireResult(await endpointCall(fetchApi, 'POST /mailings/unsubscribe')({ body: { token, kind } }));
    return null;
  }
  const on = form.has('none') ? [] : Array.from(form.keys()).filter(isKind);
  requireResult(await endpointCall(fetchApi, 'PUT /mailings')({ body: { token, on } }));
  return redirect(preferencesUrl({ token, saved: '1' }), 303);
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const tokenOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('token')?.slice(0, 1_000) ?? undefined;

const kindOf = (request: Request): MailingKind | null => {
  const asked = new URL(request.url).searchParams.get('kind');
  return asked !== null && isKind(asked) ? asked : null;
};

const isKind = (text: string): text is MailingKind => Object.hasOwn(MAILING_QUESTIONS, text);

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your emails'));
}

export default function PreferencesRoute({ loaderData: { mailings } }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PageShell>
      <div className={privacy.page}>
        <h1>{t('Your emails')}</h1>
        {search.has('saved') && (
          <Notice takesFocus>{t('Saved. It counts for every email from now on.')}</Notice>
        )}
        {mailings === null ? (
          <p>
            {t(
              'Every email of ours that is not about an order leads to this page, with your own choices on it.',
            )}
          </p>
        ) : (
          <Choices mailings={mailings} token={search.get('token') ?? undefined} />
        )}
        <p className={privacy.note}>
          {t('Emails about an order that you placed come all the same.')}{' '}
          <PageLink to="/p/privacy">{t('All that we know about you')}</PageLink>
        </p>
      </div>
    </PageShell>
  );
}

const Choices = ({
  mailings,
  token,
}: {
  readonly mailings: Mailings;
  readonly token: string | undefined;
}) => {
  const t = useText();
  const { days } = useFormat();
  const action = preferencesUrl({ token });
  return (
    <>
      <p>
        {t('What {email} gets from us. You can change it as often as you like.', { email: mailings.email })}
      </p>
      <Form method="post" action={action} reloadDocument className={privacy.choices}>
        {mailings.kinds.map(({ kind, isOn, chosenAt }) => (
          <div key={kind}>
            <CheckField name={kind} label={t(MAILING_QUESTIONS[kind])} defaultChecked={isOn} />
            {chosenAt !== null && (
              <p className={privacy.note}>{t('Chosen on {date}', { date: days.date(chosenAt) })}</p>
            )}
          </div>
        ))}
        <Button look="primary">{t('Save my choices')}</Button>
      </Form>
      <Form method="post" action={action} reloadDocument>
        <Button look="quiet" name="none" value="1">
          {t('No emails at all')}
        </Button>
      </Form>
    </>
  );
};
