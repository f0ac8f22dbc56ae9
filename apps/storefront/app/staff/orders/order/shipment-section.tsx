import type { StaffOrder, StaffShipment } from '@counterpane/contract/staff/staff-orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { HoursField } from '../../../form/hours-field.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useHours } from '../../../language/use-hours.ts';
import { useText } from '../../../language/use-text.ts';
import { SubmitButton } from '../../submit-button.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { isStep, type Step } from './change-shipment.ts';
import { ShipmentDecision } from './shipment-decision.tsx';

interface ShipmentsProps {
  readonly order: StaffOrder;
  readonly formKey: string;
}

/** What is sent of an order, and what can be done about it. */
export const ShipmentSection = ({ order, formKey }: ShipmentsProps) => {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="shipments">
      <h2 id="shipments">{t('Shipments')}</h2>
      {order.shipments.length === 0 && <p>{t('Nothing is sent before the order is paid.')}</p>}
      {order.mayRetryCapture && <RetryCapture />}
      <ul className={styles.rows}>
        {order.shipments.map((shipment) => (
          <li key={shipment.id} className={styles.row}>
            <Shipment shipment={shipment} order={order} />
            {shipment.moves.length > 0 && <Moves shipment={shipment} order={order} formKey={formKey} />}
            <ShipmentDecision shipment={shipment} order={order} formKey={formKey} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is there, or is not sent, arrives on no day. */
const COMING: readonly StaffShipment['status'][] = ['preparing', 'ready', 'shipped', 'out_for_delivery'];

interface ShipmentProps {
  readonly shipment: StaffShipment;
  readonly order: StaffOrder;
}

const Shipment = ({ shipment, order }: ShipmentProps) => {
  const t = useText();
  const { days, money } = useFormat();
  const labels = orderLabels(t);
  const {
    id,
    number,
    status,
    warehouse,
    carriage,
    notBefore,
    parcels,
    labelUrls,
    lines,
    capture,
    isReplacement,
    resends,
    isTogether,
    chosenDays,
  } = shipment;
  const dates = days.span(shipment.from, shipment.to);
  const hours = useHours();
  const isComing = COMING.includes(status);
  const facts = [
    t('from {warehouse}', { warehouse }),
    carriage === 'two_people' && t('two people carry it in'),
    isReplacement && t('replaces what was claimed'),
    resends !== null && t('sends shipment {number} again', { number: resends }),
    isTogether && t('goes into the box of the order that it was added to'),
    notBefore !== null && t('not before {date}', { date: days.date(notBefore) }),
    isComing && dates !== null && t('Arrives {dates}', { dates }),
    isComing && shipment.window && hours(shipment.window),
  ];
  return (
    <>
      <p className={styles.title}>
        {number}. {labels.shipment(status)}
      </p>
      <ul>
        {lines.map(({ itemIdentifier, quantity }) => (
          <li key={itemIdentifier}>
            {quantity} × {order.lines.find((line) => line.itemIdentifier === itemIdentifier)?.title}
          </li>
        ))}
      </ul>
      <p className={styles.detail}>{facts.filter(Boolean).join(' · ')}</p>
      {parcels.map((parcel) => (
        <p key={parcel.number} className={styles.detail}>
          {[
            parcels.length > 1 &&
              t('Parcel {number}: {state}', { number: parcel.number, state: labels.shipment(parcel.status) }),
            [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {chosenDays.map(({ day, by, at }) => (
        <p key={at} className={styles.detail}>
          {t(DAY_TEXTS[by], {
            date: days.date(at),
            day: days.date(day),
          })}
        </p>
      ))}
      {capture && (
        <p className={styles.detail}>
          {t(CAPTURE_TEXTS[capture.status], { amount: money(capture.amount, 'always') })} {capture.failure}
        </p>
      )}
      <p className={styles.units}>
        {labelUrls.map((labelUrl, index) => (
          <a key={labelUrl} href={labelUrl} rel="noreferrer">
            {labelUrls.length > 1
              ? t('Print the label of parcel {number}', { number: index + 1 })
              : t('Print the label')}
          </a>
        ))}
        {status !== 'cancelled' && (
          <a href={`/api/staff/orders/${order.id}/shipments/${id}/packing-slip`} type="application/pdf">
            {t('Packing slip (PDF)')}
          </a>
        )}
      </p>
    </>
  );
};

const DAY_TEXTS = {
  staff: 'On {date} staff agreed on {day}',
  shopper: 'On {date} the customer chose {day}',
  store: 'It was late: on {date} the store promised {day}',
} as const;

const CAPTURE_TEXTS = {
  pending: '{amount} is to be taken for it.',
  succeeded: '{amount} was taken for it.',
  failed: '{amount} could not be taken for it.',
} as const;

/** Money that is held, and that its company did not hand over when something left. */
const RetryCapture = () => {
  const t = useText();
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <SubmitButton name="intent" value="capture">
        {t('Take the money on hold once more')}
      </SubmitButton>
    </Form>
  );
};

const MOVE_TEXTS: Readonly<Record<Step, PlainMessageId>> = {
  preparing: 'Back to preparing',
  ready: 'It is packed',
  shipped: 'A carrier has it',
  out_for_delivery: 'It is out for delivery',
  delivered: 'It was delivered',
  lost: 'It is lost',
  returned_to_sender: 'It came back',
};

const Moves = ({ shipment, order, formKey }: ShipmentProps & ShipmentsProps) => {
  const t = useText();
  const { id, number, moves, status, carriage, parcels } = shipment;
  const name = t('Shipment {number}', { number });
  const buysLabel = order.buysLabels && status === 'preparing' && carriage === 'carrier';
  return (
    <Form method="post" className={styles.form} preventScrollReset aria-label={name}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="shipment" value={id} />
      {moves.includes('shipped') && (
        <>
          <TextField
            id={`carrier-${number}`}
            name="carrier"
            label={t('Carrier')}
            maxLength={60}
            autoComplete="off"
            defaultValue={parcels[0]?.carrier ?? ''}
          />
          <TextField
            id={`tracking-${number}`}
            name="trackingNumber"
            label={t('Tracking number of each parcel, with commas between')}
            maxLength={400}
            autoComplete="off"
            defaultValue={parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []).join(', ')}
          />
        </>
      )}
      <TextField
        id={`expected-${number}`}
        name="expectedOn"
        label={t('Expected on')}
        type="date"
        isOptional
      />
      <HoursField
        id={`window-${number}`}
        label={t('Hours agreed on')}
        none={t('No hours')}
        windows={order.deliveryWindows}
        defaultValue=""
      />
      {buysLabel && (
        <TextField
          id={`parcels-${number}`}
          name="parcels"
          label={t('In how many parcels')}
          type="number"
          defaultValue={String(Math.max(1, parcels.length))}
        />
      )}
      <p className={styles.units}>
        {buysLabel && (
          <SubmitButton name="intent" value="label">
            {t('Buy a label')}
          </SubmitButton>
        )}
        {moves.filter(isStep).map((move) => (
          <SubmitButton key={move} name="intent" value={`move-${move}`}>
            {t(MOVE_TEXTS[move])}
          </SubmitButton>
        ))}
        <SubmitButton name="intent" value="expect">
          {t('Save the day')}
        </SubmitButton>
      </p>
    </Form>
  );
};
