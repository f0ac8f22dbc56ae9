import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { AmazonOrderButton } from '../../payment/amazon-button.tsx';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { requireFramedOrder } from '../hosted-frame/framed-order.ts';
import { FramedPage } from '../hosted-frame/framed-page.tsx';
import type { Route } from './+types/route.ts';

const LABEL = 'Amazon Pay';

/** The last step to a company whose page only its own button opens. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { order, url } = await requireFramedOrder(getClient(context), request);
  if (order.paymentDetails.provider !== AMAZON_PAY) throw redirect(url);
  return { order, amazon: getServices(context).scriptOrigins.amazon ?? null };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Pay with {label}', { label: LABEL }));
}

export default function PayRoute({ loaderData: { order, amazon } }: Route.ComponentProps) {
  return (
    <FramedPage label={LABEL} order={order}>
      {amazon && <AmazonOrderButton orderId={order.id} amazon={amazon} total={order.total} />}
    </FramedPage>
  );
}
