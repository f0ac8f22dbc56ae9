import { getClient, requireResult } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { requireFramedOrder } from '../hosted-frame/framed-order.ts';
import { FramedPage } from '../hosted-frame/framed-page.tsx';
import { ProviderFrame } from '../hosted-frame/provider-frame.tsx';
import type { Route } from './+types/route.ts';
import { AcimaFallback, othersOverTime } from './acima-fallback.tsx';

/** Acima's page in a frame, which says when it is there. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const framed = await requireFramedOrder(client, request);
  const { paymentProviders, unavailablePaymentProviders } = requireResult(await client.checkout());
  const others = paymentProviders.filter(({ id }) => !unavailablePaymentProviders.includes(id));
  return { ...framed, others: othersOverTime(others) };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Pay with {label}', { label: 'Acima' }));
}

export default function AcimaRoute({ loaderData: { order, url, others } }: Route.ComponentProps) {
  return (
    <FramedPage label="Acima" order={order}>
      <ProviderFrame
        label="Acima"
        url={url}
        saysReady
        fallback={<AcimaFallback because="not loaded" others={others} />}
      />
    </FramedPage>
  );
}
