import { endpointCall } from '@counterpane/contract/endpoint-call';
import { NOTICE_CONSENTS } from '@counterpane/contract/visitor/mailing-questions';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { getFetchApi, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField, TextField } from '../../form/field.tsx';
import { fieldErrorsOf, WHOLE_FORM } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { preferencesUrl } from '../preferences/preference-urls.ts';
import privacy from '../privacy-choices/privacy-choices.module.css';
import type { Route } from './+types/route.ts';
import { noticesUrl } from './notice-urls.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  requireResult(
    await endpointCall(
      getFetchApi(context),
      'GET /pages/notices',
    )({ query: { product: productOf(request) } }),
  );

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  const asked = { product: productOf(request), sku: typed('sku'), email: typed('email') };
  const answer = await endpointCall(getFetchApi(context), 'POST /notices')({ body: asked });
  if (answer.ok) return redirect(noticesUrl(asked.product, answer.result.kind), 303);
  return data({ asked, errors: fieldErrorsOf(answer.error) }, { status: answer.status });
};

const productOf = (request: Request): string =>
  (new URL(request.url).searchParams.get('product') ?? '').slice(0, 200);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return privateMeta(
    headText(matches[0]?.loaderData)('Tell me about {product}', { product: loaderData.product.title }),
  );
}

export default function NoticesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const format = useFormat();
  const [search] = useSearchParams();
  const { product, options } = loaderData;
  const asked = search.get('asked');
  const problem = actionData?.errors[WHOLE_FORM];
  return (
    <PageShell>
      <div className={privacy.page}>
        <h1>{t('Tell me about {product}', { product: product.title })}</h1>
        {(asked === 'back_in_stock' || asked === 'price_drop') && (
          <Notice takesFocus>
            {asked === 'back_in_stock'
              ? t('Thank you. We write to you once when it is in stock again.')
              : t('Thank you. We write to you once when it costs less than now.')}
          </Notice>
        )}
        {problem !== undefined && (
          <Notice look="bad" takesFocus>
            {problem}
          </Notice>
        )}
        <Form method="post" action={noticesUrl(product.name)} reloadDocument className={privacy.choices}>
          <SelectField
            id="sku"
            name="sku"
            label={t('Which one')}
            autoComplete="off"
            defaultValue={actionData?.asked.sku}
            options={options.map(({ sku, title, kind, price }) => ({
              code: sku,
              title:
                kind === 'back_in_stock'
                  ? t('{option}: out of stock, tell me when it is back', { option: title })
                  : t('{option}: {price}, tell me when it costs less', {
                      option: title,
                      price: format.money(price),
                    }),
            }))}
          />
          <TextField
            id="email"
            name="email"
            label={t('Email')}
            type="email"
            maxLength={50}
            required
            autoComplete="email"
            defaultValue={actionData?.asked.email ?? ''}
            error={actionData?.errors.email}
          />
          <ul className={privacy.note}>
            {Object.values(NOTICE_CONSENTS).map((consent) => (
              <li key={consent}>{t(consent)}</li>
            ))}
          </ul>
          <Button look="primary">{t('Tell me')}</Button>
        </Form>
        <p className={privacy.note}>
          {t('If you have refused these emails before, none is sent until you allow them again.')}{' '}
          <PageLink to={preferencesUrl()}>{t('Which emails you get from us')}</PageLink>
        </p>
        <p className={privacy.note}>
          <PageLink to={product.url}>{t('See {product}', { product: product.title })}</PageLink>
        </p>
      </div>
    </PageShell>
  );
}
