import { AMAZON_PAY, findMethod } from '@counterpane/rules/payments/methods';
import { redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { AmazonOrderButton } from '../../payment/amazon-button.tsx';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { requireFramedOrder } from '../hosted-frame/framed-order.ts';
import { FramedPage } from '../hosted-frame/framed-page.tsx';
import { SplititForm } from '../instalments/splitit-form.tsx';
import type { Route } from './+types/route.ts';

/** The last step to a company whose script shows what is asked: a button that leads to its page, or its form. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { order, url } = await requireFramedOrder(getClient(context), request);
  const { amazon = null, splitit = null } = getServices(context).scriptOrigins;
  const { provider, nextAction } = order.paymentDetails;
  const label = findMethod(provider)?.label ?? provider;
  if (provider === AMAZON_PAY) return { order, label, amazon, form: null };
  const plan = nextAction?.type === 'redirect' ? nextAction.plan : undefined;
  if (!splitit || plan === undefined) throw redirect(url);
  return { order, label, amazon: null, form: { splitit, plan, url } };
};

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Pay with {label}', { label: loaderData?.label ?? '' }));
}

export default function PayRoute({ loaderData: { order, label, amazon, form } }: Route.ComponentProps) {
  return (
    <FramedPage label={label} order={order}>
      {amazon && <AmazonOrderButton orderId={order.id} amazon={amazon} total={order.total} />}
      {form && <SplititForm label={label} order={order} {...form} />}
    </FramedPage>
  );
}
