import { accountUrls } from '../../account-urls.ts';
import { getClient, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import { OrderPage } from '../order/order-page.tsx';
import type { Route } from './+types/route.ts';
import styles from './my-order.module.css';

/** An order of any brand, as its link shows it, opened by the account that it belongs to. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const client = getClient(context);
  const [customer, order, where, returns, consents] = await Promise.all([
    getCustomerClient(context).customer(),
    client.order(id),
    client.fulfillment(id),
    client.orderReturns(id),
    client.orderConsents(id),
  ]);
  requireCustomer(customer, accountUrls.myOrder(id));
  return {
    order: requireResult(order),
    fulfillment: where.ok ? where.result : null,
    returns: returns.ok ? returns.result : null,
    consents: consents.ok ? consents.result : [],
  };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your order'));
}

export default function MyOrderRoute({
  loaderData: { order, fulfillment, returns, consents },
}: Route.ComponentProps) {
  const t = useText();
  return (
    <PageShell>
      <p className={styles.back}>
        <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
      </p>
      <OrderPage order={order} fulfillment={fulfillment} returns={returns} consents={consents} />
    </PageShell>
  );
}
