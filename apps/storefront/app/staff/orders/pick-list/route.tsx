import type { PickList } from '@counterpane/contract/staff/pick-list';
import { data, Form, redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Notice } from '../../../design/notice.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useHours } from '../../../language/use-hours.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import { SubmitButton } from '../../submit-button.tsx';
import { textOf } from '../order/change-order.ts';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';
import paper from './pick-list.module.css';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const list = requireAllowed(
    await getStaffOrdersClient(context).pickList(searchParams.get('warehouse') ?? undefined),
  );
  // Forms that are sent twice are told apart from a second wish by it.
  return { list, formKey: crypto.randomUUID(), isPacked: searchParams.has('packed') };
};

/** What was picked is packed, and leaves the list. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const shipment = textOf(form, 'shipment');
  const key = `${textOf(form, 'key')}-${shipment}`;
  const answer = await getStaffOrdersClient(context).moveShipment(
    textOf(form, 'order'),
    shipment,
    { to: 'ready' },
    key,
  );
  if (answer.ok) return redirect(accountUrls.pickList({ warehouse: textOf(form, 'warehouse'), packed: '1' }));
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error }, { status: answer.status });
};

/** A refused step means that the list is no longer what the page shows. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Pick list'));
}

export default function PickListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { list, formKey, isPacked } = loaderData;
  const { warehouses, warehouse, pieces, shipments } = list;
  const name = warehouses.find(({ key }) => key === warehouse)?.name;
  return (
    <div className={styles.page}>
      <p className={`${styles.links} ${paper.onScreen}`}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
        {warehouses.map((one) => (
          <PageLink key={one.key} to={accountUrls.pickList({ warehouse: one.key })}>
            {t('{warehouse}: {count} to pack', { warehouse: one.name, count: one.shipments })}
          </PageLink>
        ))}
      </p>
      <h1>{t('Pick list')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus key={formKey}>
          {actionData.error}
        </Notice>
      )}
      {isPacked && !actionData && (
        <Notice takesFocus key={formKey}>
          {t('It is packed, and no longer on this list.')}
        </Notice>
      )}
      {name !== undefined && <p className={styles.title}>{name}</p>}
      {shipments.length === 0 ? <p>{t('Nothing is to be packed.')}</p> : <Pieces pieces={pieces} />}
      {warehouse !== null && shipments.length > 0 && (
        <Shipments shipments={shipments} warehouse={warehouse} formKey={formKey} />
      )}
    </div>
  );
}

const Pieces = ({ pieces }: Pick<PickList, 'pieces'>) => {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('From the shelves')}</h2>
      <ul className={styles.rows} aria-label={t('From the shelves')}>
        {pieces.map(({ sku, title, options, quantity, shipments }) => (
          <li key={sku} className={`${styles.row} ${paper.whole}`}>
            <p className={styles.title}>
              {quantity} × {[title, options].filter(Boolean).join(', ')}
            </p>
            <p>{sku}</p>
            <p className={styles.detail}>
              {shipments.map((one) => `${one.number}: ${one.quantity}`).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ShipmentsProps extends Pick<PickList, 'shipments'> {
  readonly warehouse: string;
  readonly formKey: string;
}

const Shipments = ({ shipments, warehouse, formKey }: ShipmentsProps) => {
  const t = useText();
  const { days } = useFormat();
  const hours = useHours();
  return (
    <section className={styles.section}>
      <h2>{t('Shipments')}</h2>
      <ul className={styles.rows} aria-label={t('Shipments')}>
        {shipments.map(({ id, orderId, number, storefront, carriage, units, goesWith, to, window }) => (
          <li key={id} className={`${styles.row} ${paper.whole}`}>
            <p className={styles.title}>
              <PageLink to={pageUrls.staffOrder(orderId)}>{number}</PageLink>{' '}
              {t('{count} pieces', { count: units })}
            </p>
            <p className={styles.detail}>
              {[
                storefront,
                goesWith !== null && t('goes into the box of {number}', { number: goesWith }),
                carriage === 'two_people' && t('two people carry it in'),
                to !== null && t('to be there by {date}', { date: days.date(to) }),
                window && hours(window),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className={`${styles.units} ${paper.onScreen}`}>
              {goesWith === null && (
                <Form method="post" aria-label={number}>
                  <input type="hidden" name="key" value={formKey} />
                  <input type="hidden" name="order" value={orderId} />
                  <input type="hidden" name="shipment" value={id} />
                  <input type="hidden" name="warehouse" value={warehouse} />
                  <SubmitButton>{t('{number} is packed', { number })}</SubmitButton>
                </Form>
              )}
              <a href={`/api/staff/orders/${orderId}/shipments/${id}/packing-slip`} type="application/pdf">
                {t('Packing slip {number} (PDF)', { number })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
