import { Form } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './staff-orders.module.css';
import { getStaffOrdersClient } from './staff-orders-client.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  return { query, orders: requireAllowed(await getStaffOrdersClient(context).orders(query)) };
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Orders'));
}

export default function StaffOrdersRoute({ loaderData: { query, orders } }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('Orders')}</h1>
      <p className={styles.links}>
        <PageLink to={addresses.staffDesk()}>{t('Help a shopper')}</PageLink>
        <PageLink to={addresses.staffReconciliation()}>{t('Our books and the providers’')}</PageLink>
        <PageLink to={addresses.staffUnpaidHolds()}>{t('Stock held by unpaid orders')}</PageLink>
      </p>
      <Form method="get" className={styles.form}>
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
