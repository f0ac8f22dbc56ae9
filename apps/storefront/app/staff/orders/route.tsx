import { Form, type ShouldRevalidateFunctionArgs } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { requireAllowed, requireConsole } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { OrderRows } from './order-rows.tsx';
import { type SearchedOrders, searchedOrders } from './searched-orders.ts';
import styles from './staff-orders.module.css';
import { getStaffOrdersClient } from './staff-orders-client.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { rights } = await requireConsole(context);
  const shown = context.get(searchedOrders) ?? {
    query: '',
    orders: requireAllowed(await getStaffOrdersClient(context).orders()),
  };
  return { ...shown, rights };
};

/** Names and email addresses of people travel in the body: a URL is in logs, in the history and on other screens. */
export const action = async ({ context, request }: Route.ActionArgs): Promise<SearchedOrders> => {
  const query = String((await request.formData()).get('q') ?? '')
    .trim()
    .slice(0, 100);
  const found = { query, orders: requireAllowed(await getStaffOrdersClient(context).search(query)) };
  context.set(searchedOrders, found);
  return found;
};

/** A search changes nothing: the latest orders are not read once more. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Orders'));
}

export default function StaffOrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { query, orders } = actionData ?? loaderData;
  return (
    <div className={styles.page}>
      <h1>{t('Orders')}</h1>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffConsole()}>{t('Help a shopper')}</PageLink>
        {loaderData.rights.includes('reconcile') && (
          <PageLink to={pageUrls.staffReconciliation()}>{t('Reconciliation with the providers')}</PageLink>
        )}
        <PageLink to={accountUrls.pickList()}>{t('Pick list')}</PageLink>
        <PageLink to={accountUrls.cancellations()}>{t('Cancellations')}</PageLink>
        <PageLink to={accountUrls.funnel()}>{t('From visit to order')}</PageLink>
        <PageLink to={accountUrls.experiments()}>{t('Experiments')}</PageLink>
        <PageLink to={accountUrls.staffReturns()}>{t('Returns')}</PageLink>
        <PageLink to={accountUrls.troubledShipments()}>{t('Shipments to decide')}</PageLink>
        <PageLink to={accountUrls.staffClaims()}>{t('Claims')}</PageLink>
        <PageLink to={accountUrls.staffReviews()}>{t('Reviews to read')}</PageLink>
        <PageLink to={accountUrls.staffQuestions()}>{t('Questions to answer')}</PageLink>
        <PageLink to={pageUrls.staffDisputes()}>{t('Disputed payments')}</PageLink>
        <PageLink to={pageUrls.staffUnpaidReservations()}>{t('Stock held by unpaid orders')}</PageLink>
      </p>
      <Form method="post" className={styles.form}>
        <TextField
          id="q"
          name="q"
          label={t('Order number or email')}
          type="search"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          defaultValue={query}
        />
        <Button>{t('Search')}</Button>
      </Form>
      <p role="status">
        {orders.length === 0 &&
          (query === '' ? t('There are no orders yet.') : t('Nothing was found for “{query}”.', { query }))}
      </p>
      <OrderRows orders={orders} />
    </div>
  );
}
