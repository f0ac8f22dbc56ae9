import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form, redirect, useSearchParams } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { CheckField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import styles from './privacy-choices.module.css';
import { findWayBack, privacyChoicesUrl } from './privacy-urls.ts';

const PURPOSES = ['analytics', 'personalization', 'marketing'] as const;

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireResult(await getClient(context).privacyChoices());

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const banner = form.get('banner');
  const isChosen = (purpose: (typeof PURPOSES)[number]): boolean =>
    banner === null ? form.has(purpose) : banner === 'all';
  requireResult(
    await getClient(context).choosePrivacy({
      analytics: isChosen('analytics'),
      personalization: isChosen('personalization'),
      marketing: isChosen('marketing'),
      from: banner === null ? 'page' : 'banner',
    }),
  );
  // The address of a page has the path of its language already.
  const back = banner === null ? null : findWayBack(request);
  if (back !== null) return new Response(null, { status: 303, headers: { location: back } });
  return redirect(privacyChoicesUrl('saved'), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your privacy choices'));
}

const TEXTS: Readonly<Record<(typeof PURPOSES)[number], { label: PlainMessageId; note: PlainMessageId }>> = {
  analytics: {
    label: 'Count how our pages are used',
    note: 'Which pages are read, and where orders are given up. Without your name. Where we use a service that counts visits for us, it learns of them too, by a random number.',
  },
  personalization: {
    label: 'Show what suits you',
    note: 'Pages may be tried in different ways, and show what goes with what you looked at.',
  },
  marketing: {
    label: 'Learn which ad or friend brought you here',
    note: 'A code in the link that you followed goes with your order, so that we can thank a friend or an ad can be paid for.',
  },
};

export default function PrivacyChoicesRoute({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { days } = useFormat();
  const [search] = useSearchParams();
  const { mode, hasSignal, chosen } = loaderData;
  return (
    <PageShell>
      <div className={styles.page}>
        <h1>{t('Your privacy choices')}</h1>
        {search.has('saved') && <Notice takesFocus>{t('Saved. It counts from the next page on.')}</Notice>}
        <p>
          {mode === 'opt-in'
            ? t('The shop works without any of this. All of it stays off until you allow it.')
            : t('The shop works without any of this. It stays on until you turn it off.')}{' '}
          <PageLink to="/p/privacy">{t('All that we know about you')}</PageLink>
        </p>
        {hasSignal && (
          <Notice>
            {t(
              'Your browser asks every site not to sell or share (Global Privacy Control). We take that as a no to all of it.',
            )}
          </Notice>
        )}
        <Form method="post" action={privacyChoicesUrl()} reloadDocument className={styles.choices}>
          {PURPOSES.map((purpose) => (
            <div key={purpose}>
              <CheckField
                name={purpose}
                label={t(TEXTS[purpose].label)}
                defaultChecked={loaderData[purpose]}
              />
              <p className={styles.note}>{t(TEXTS[purpose].note)}</p>
            </div>
          ))}
          <Button look="primary">{t('Save my choices')}</Button>
        </Form>
        <p className={styles.note}>
          {chosen === null
            ? t('You have not chosen yet.')
            : t('You chose on {date}, by version {version} of these questions.', {
                date: days.date(chosen.at),
                version: chosen.version,
              })}
        </p>
      </div>
    </PageShell>
  );
}
