import { data, Form, redirect, useSearchParams } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getRemoteClient, requireConsole, requireMember } from '../require-staff.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requireMember(context);
  return requireConsole(context);
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const code = String((await request.formData()).get('code') ?? '').trim();
  const answer = await getRemoteClient(context).enter({ code });
  if (answer.ok) return redirect(pageUrls.staffCart(answer.result.cart.id ?? ''));
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error, code }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Help a shopper'));
}

export default function ConsoleRoute({ loaderData: { rights, brands }, actionData }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <div className={styles.narrow}>
      <h1>{t('Help a shopper')}</h1>
      {search.has('ended') && !actionData && <Notice>{t('The help with this cart has ended.')}</Notice>}
      <p>
        {t('The shopper presses “Get help with my cart” below their cart and reads the code out to you.')}
      </p>
      <Form method="post" className={styles.form}>
        <TextField
          id="code"
          name="code"
          label={t('Code')}
          error={actionData?.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          defaultValue={actionData?.code}
          autoFocus
        />
        <SubmitButton look="primary" wide>
          {t('Open the cart')}
        </SubmitButton>
      </Form>
      {brands !== null && <p>{t('You work for: {brands}', { brands: brands.join(', ') })}</p>}
      <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      {rights.includes('see-acts') && <PageLink to={pageUrls.staffAudit()}>{t('What staff did')}</PageLink>}
      {rights.includes('purge-caches') && (
        <PageLink to={pageUrls.staffCaches()}>{t('Cached pages')}</PageLink>
      )}
    </div>
  );
}
