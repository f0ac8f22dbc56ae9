import { data, redirect } from 'react-router';
import { getClient } from '../../../../api.ts';
import { PageShell } from '../../../../chrome/page-shell.tsx';
import { ButtonLink } from '../../../../design/button.tsx';
import { Notice } from '../../../../design/notice.tsx';
import { headText } from '../../../../language/head-text.ts';
import { useText } from '../../../../language/use-text.ts';
import { type OrderNews, pageUrls } from '../../../../page-urls.ts';
import { privateMeta } from '../../../../seo/page-meta.ts';
import page from '../../order-page.module.css';
import type { Route } from './+types/route.ts';
import { openExchangePayment } from './open-exchange-payment.ts';

const NEWS = {
  unpaid: 'exchange-left',
  failed: 'exchange-failed',
  paid: 'exchange-paid',
  over: 'exchange-over',
} as const satisfies Record<string, OrderNews>;

/** Back from the page of the company: asks what became of the payment, which the page of the order then tells. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const returnId = new URL(request.url).searchParams.get('return') ?? '';
  const answer = await getClient(context).refreshExchange(params.id, returnId);
  return redirect(pageUrls.order(params.id, answer.ok ? NEWS[answer.result.status] : undefined));
};

/** Opens that page. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const returnId = String((await request.formData()).get('return') ?? '');
  const opened = await openExchangePayment(getClient(context), params.id, returnId);
  return opened.ok ? redirect(opened.url, 303) : data(opened.error, { status: opened.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Exchange'));
}

/** Why it cannot be paid now. */
export default function PayExchangeRoute({ params, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell>
      <div className={page.page}>
        <h1>{t('Exchange')}</h1>
        {actionData && (
          <Notice look="bad" takesFocus>
            {actionData}
          </Notice>
        )}
        <ButtonLink look="primary" href={pageUrls.order(params.id)}>
          {t('Back to your order')}
        </ButtonLink>
      </div>
    </PageShell>
  );
}
