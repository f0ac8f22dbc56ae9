import { data } from 'react-router';
import { getClient } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import styles from './delivered-price-form.module.css';
import { DeliveredPriceForm } from './delivered-price-form.tsx';
import { quoteCookies } from './quote-cookies.ts';
import { zipRefusal } from './zip-refusal.ts';

/** The answer to the form of a product page without script. It remembers the code and the quote for the cart. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams;
  const sku = asked.get('sku') ?? '';
  const zip = asked.get('zip') ?? '';
  const quantity = Number(asked.get('quantity') ?? 1);
  const answer = await getClient(context).deliveredPrice({ sku, zip, quantity });
  if (!answer.ok) {
    if (answer.error.code === 'unknown_product') throw data('Page not found', { status: 404 });
    return data(
      { sku, zip, quantity, error: zipRefusal(answer.error), price: null },
      { status: answer.status },
    );
  }
  const headers = new Headers();
  for (const cookie of quoteCookies(answer.result, request.url)) headers.append('Set-Cookie', cookie);
  return data({ sku, zip, quantity, error: undefined, price: answer.result }, { headers });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Delivered price'));
}

export default function DeliveredPriceRoute({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { price, ...asked } = loaderData;
  const { quantity } = asked;
  return (
    <PageShell>
      <div className={styles.page}>
        <h1>{t('Delivered price')}</h1>
        {price && <p>{quantity > 1 ? `${quantity} × ${price.title}` : price.title}</p>}
        <DeliveredPriceForm {...asked} told={price && `${price.text}. ${price.held}`} />
        {price && (
          <PageLink to={pageUrls.productWith(price.url, { quantity: String(quantity) })}>
            {t('Back to the product')}
          </PageLink>
        )}
      </div>
    </PageShell>
  );
}
