import { getClient, requireResult } from '../../api.ts';
import { Notice } from '../../design/notice.tsx';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { requireFramedOrder } from '../hosted-frame/framed-order.ts';
import { FramedPage } from '../hosted-frame/framed-page.tsx';
import { ProviderFrame } from '../hosted-frame/provider-frame.tsx';
import type { Route } from './+types/route.ts';
import { EligibleLines, titlesOf } from './eligible-lines.tsx';

/** Truemed's page in a frame ([K3], showTruemedIframe). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const framed = await requireFramedOrder(client, request);
  const { eligibleItems } = requireResult(await client.truemedSession(framed.order.id));
  return { ...framed, titles: titlesOf(framed.order.cart, eligibleItems) };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Pay with {label}', { label: 'Truemed' }));
}

export default function TruemedRoute({ loaderData: { order, url, titles } }: Route.ComponentProps) {
  const t = useText();
  const label = 'Truemed';
  return (
    <FramedPage label={label} order={order}>
      <EligibleLines titles={titles} />
      <ProviderFrame
        label={label}
        url={url}
        saysReady={false}
        fallback={<Notice look="bad">{t('{label} did not load. Nothing was charged.', { label })}</Notice>}
      />
    </FramedPage>
  );
}
