import type { FulfillmentView, ShipmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { accountUrls } from '../../account-urls.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useHours } from '../../language/use-hours.ts';
import { useText } from '../../language/use-text.ts';
import styles from './order-shipments.module.css';

const STEPS = ['preparing', 'shipped', 'out_for_delivery', 'delivered'] as const;
type StepName = (typeof STEPS)[number];

const STEP_TEXTS: Readonly<Record<StepName, PlainMessageId>> = {
  preparing: 'Being prepared',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
};

/** How far a shipment has come; what went wrong or ended is told in a sentence instead of a line. */
const STEP_OF: Readonly<Record<ShipmentView['status'], StepName | PlainMessageId>> = {
  preparing: 'preparing',
  ready: 'preparing',
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  lost: 'The carrier has lost it. We are looking for it and will write to you.',
  returned_to_sender: 'It could not be delivered and is on its way back to us. We will write to you.',
  resent: 'It did not arrive. We are sending the same things again in another shipment.',
  refunded: 'It did not arrive, and we do not send it again. What you paid for it goes back to you.',
  cancelled: 'It is not sent.',
};

const isStep = (step: StepName | PlainMessageId): step is StepName => STEPS.some((one) => one === step);

/** Everything that is sent of an order, and how far it has come. */
export const OrderShipments = ({
  order,
  fulfillment: { shipments, status, mayChooseDay },
}: {
  order: OrderView;
  fulfillment: FulfillmentView;
}) => {
  const t = useText();
  if (shipments.length === 0 || status === 'cancelled' || status === 'refunded') return null;
  return (
    <section className={styles.shipments} aria-labelledby="shipments">
      <h2 id="shipments">{t('What is sent')}</h2>
      {shipments.map((shipment) => (
        <Shipment
          key={shipment.id}
          shipment={shipment}
          count={shipments.length}
          order={order}
          mayChooseDay={mayChooseDay.includes(shipment.id)}
        />
      ))}
    </section>
  );
};

interface ShipmentProps {
  readonly shipment: ShipmentView;
  readonly count: number;
  readonly order: OrderView;
  readonly mayChooseDay: boolean;
}

const Shipment = ({ shipment, count, order, mayChooseDay }: ShipmentProps) => {
  const t = useText();
  const { number, status, carriage } = shipment;
  const step = STEP_OF[status];
  const titles = new Map(
    order.cart.items.map(({ itemIdentifier, product }) => [itemIdentifier, product.title]),
  );
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${number}`}>
      <h3 id={`shipment-${number}`}>
        {count > 1 ? t('Shipment {number} of {count}', { number, count }) : t('Your shipment')}
      </h3>
      {isStep(step) ? <Progress step={step} events={shipment.events} /> : <p>{t(step)}</p>}
      <Expected shipment={shipment} />
      {mayChooseDay && (
        <p>
          <PageLink to={accountUrls.deliveryDay(order.id, shipment.id)}>
            {count > 1
              ? t('Choose another day for shipment {number}', { number })
              : t('Choose another delivery day')}
          </PageLink>
        </p>
      )}
      {shipment.isTogether && (
        <p className={styles.note}>{t('It comes together with the order that it was added to.')}</p>
      )}
      {carriage === 'two_people' && (
        <p className={styles.note}>{t('Two people carry it in and set it up.')}</p>
      )}
      <Parcels shipment={shipment} />
      <ul className={styles.lines}>
        {shipment.lines.map(({ itemIdentifier, quantity }) => (
          <li key={itemIdentifier}>
            {quantity} × {titles.get(itemIdentifier)}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Four steps on one line, one below the other on a phone; the one it is at is marked for everybody. */
const Progress = ({ step, events }: { step: StepName } & Pick<ShipmentView, 'events'>) => {
  const t = useText();
  const reached = STEPS.indexOf(step);
  return (
    <ol className={styles.progress}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={index <= reached ? styles.reached : styles.ahead}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(STEP_TEXTS[name])}
          {index <= reached && <ReachedOn at={events.find(({ status }) => status === name)?.at ?? null} />}
        </li>
      ))}
    </ol>
  );
};

/** A step that was not scanned has no day. */
const ReachedOn = ({ at }: { at: string | null }) => {
  const t = useText();
  const { days } = useFormat();
  return at === null ? null : <time dateTime={at}>{t('on {date}', { date: days.date(at) })}</time>;
};

const Expected = ({
  shipment: { status, from, to, window, deliveredAt },
}: Pick<ShipmentProps, 'shipment'>) => {
  const t = useText();
  const { days } = useFormat();
  const hours = useHours();
  if (deliveredAt !== null) return <p>{t('Delivered on {date}', { date: days.date(deliveredAt) })}</p>;
  const dates = [days.span(from, to), window && hours(window)].filter(Boolean).join(', ');
  const comes = isStep(STEP_OF[status]) && dates !== '';
  return comes ? <p>{t('Arrives {dates}', { dates })}</p> : null;
};

/** Where each parcel is, as far as its carrier tells. */
const Parcels = ({ shipment: { parcels } }: Pick<ShipmentProps, 'shipment'>) => {
  const t = useText();
  const [only] = parcels;
  if (parcels.length < 2) return only ? <Tracking parcel={only} /> : null;
  const delivered = parcels.filter(({ status }) => status === 'delivered').length;
  return (
    <>
      <p>{t('{delivered} of {count} parcels delivered', { delivered, count: parcels.length })}</p>
      <ul className={styles.lines}>
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            {t('Parcel {number} of {count}: {state}', {
              number: parcel.number,
              count: parcels.length,
              state: t(PARCEL_TEXTS[parcel.status]),
            })}
            <Tracking parcel={parcel} />
          </li>
        ))}
      </ul>
    </>
  );
};

type Parcel = ShipmentView['parcels'][number];

const PARCEL_TEXTS: Readonly<Record<Parcel['status'], PlainMessageId>> = {
  ready: 'Being prepared',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  lost: 'Lost by the carrier',
  returned_to_sender: 'Could not be delivered',
};

const Tracking = ({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) => {
  const t = useText();
  const name = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (name === '') return null;
  if (trackingUrl === null) return <p className={styles.note}>{name}</p>;
  return (
    <p className={styles.note}>
      <a href={trackingUrl} rel="noreferrer">
        {t('Track it: {name}', { name })}
      </a>
    </p>
  );
};
