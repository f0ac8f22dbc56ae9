import type { OrderView } from '@counterpane/contract/orders/orders';
import { isSamePlace } from '@counterpane/rules/customers/is-same-place';
import { Form, redirect } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { getClient, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient, requireCustomer } from '../customer-client.ts';
import { OrderPage } from '../order/order-page.tsx';
import type { Route } from './+types/route.ts';
import styles from './my-order.module.css';

/** An order of any brand, as its link shows it, opened by the account that it belongs to. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const client = getClient(context);
  const [known, opened, where, returns, claims, reviews, consents, additions, timeline] = await Promise.all([
    getCustomerClient(context).addresses(),
    client.order(id),
    client.fulfillment(id),
    client.orderReturns(id),
    client.orderClaims(id),
    client.orderReviews(id),
    client.orderConsents(id),
    client.orderAdditions(id),
    client.orderTimeline(id),
  ]);
  const { addresses, maySave } = requireCustomer(known, accountUrls.myOrder(id));
  const order = requireResult(opened);
  // What pays for an address has no page of its own.
  if (order.addressOf) throw redirect(accountUrls.myOrder(order.addressOf.id));
  const isSaved = addresses.some((one) => one.isSaved && isSamePlace(one, addressOf(order)));
  return {
    order,
    maySave: maySave && !isSaved,
    fulfillment: where.ok ? where.result : null,
    returns: returns.ok ? returns.result : null,
    claims: claims.ok ? claims.result : null,
    reviews: reviews.ok ? reviews.result : null,
    consents: consents.ok ? consents.result : [],
    additions: additions.ok ? additions.result : null,
    timeline: timeline.ok ? timeline.result : [],
  };
};

/** Saves where the order went. */
export const action = async ({ context, params: { id } }: Route.ActionArgs) => {
  const order = requireResult(await getClient(context).order(id));
  const saved = await getCustomerClient(context).saveAddress(addressOf(order));
  requireCustomer(saved, accountUrls.myOrder(id));
  return redirect(accountUrls.myAddresses('saved'), 303);
};

const addressOf = ({ shippingDetails: { firstName, lastName, phone, address } }: OrderView) => ({
  ...address,
  fullName: `${firstName} ${lastName}`.trim(),
  phone,
});

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Your order'));
}

export default function MyOrderRoute({ loaderData: { maySave, ...shown } }: Route.ComponentProps) {
  const t = useText();
  // An address of another country is of no use here.
  const isHere = useStorefront()?.country === shown.order.shippingDetails.address.country;
  return (
    <PageShell>
      <p className={styles.back}>
        <PageLink to={accountUrls.myAccount()}>{t('Your account')}</PageLink>
      </p>
      <OrderPage
        {...shown}
        saveAddress={
          maySave &&
          isHere && (
            <Form method="post" className={styles.save}>
              <Button look="link">{t('Save this address in your account')}</Button>
            </Form>
          )
        }
      />
    </PageShell>
  );
}
