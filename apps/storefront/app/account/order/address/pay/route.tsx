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
import { openAddressPayment } from './open-address-payment.ts';

const NEWS = {
  unpaid: 'address-left',
  failed: 'address-failed',
  paid: 'address-paid',
  over: 'address-over',
} as const satisfies Record<string, OrderNews>;

/** Back from the page of the company: asks what became of the payment, which the page of the order then tells. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await getClient(context).refreshAddress(params.id);
  return redirect(pageUrls.order(params.id, answer.ok ? NEWS[answer.result.status] : undefined));
};

/** Opens that page, or calls the change off. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const client = getClient(context);
  if ((await request.formData()).has('keep')) {
    const ended = await client.keepAddress(params.id);
    return ended.ok
      ? redirect(pageUrls.order(params.id, 'address-stays'), 303)
      : data(ended.error.error, { status: ended.status });
  }
  const opened = await openAddressPayment(client, params.id);
  return opened.ok ? redirect(opened.url, 303) : data(opened.error, { status: opened.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Change the address'));
}

/** Why it cannot be paid now. */
export default function PayAddressRoute({ params, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell>
      <div className={page.page}>
        <h1>{t('Change the address')}</h1>
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
