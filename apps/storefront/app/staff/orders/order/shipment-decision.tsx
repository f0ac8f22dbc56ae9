import type { StaffOrder, StaffShipment } from '@counterpane/contract/staff/staff-orders';
import { Form } from 'react-router';
import { AddressFields } from '../../../form/address-fields.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../staff-orders.module.css';
import { restockedField } from './change-return.ts';
import { CORRECTS, DECIDE, type Decided, isDecision } from './change-shipment.ts';
import { SEEN } from './seen-amount.ts';

interface DecisionProps {
  readonly shipment: StaffShipment;
  readonly order: StaffOrder;
  readonly formKey: string;
}

/** What costs money or goods: a shipment that is not sent after all, and one that did not arrive. */
export const ShipmentDecision = ({ shipment, order, formKey }: DecisionProps) => {
  const t = useText();
  const { money } = useFormat();
  const { id, number, status, lines, givesBack } = shipment;
  const amount = givesBack ? money(givesBack, 'always') : '';
  const decisions = shipment.moves.filter(isDecision);
  if (decisions.length === 0) return null;
  const texts: Readonly<Record<Decided, string>> = {
    cancelled: givesBack?.amount
      ? t('Do not send it, and give back {amount}', { amount })
      : t('Do not send it'),
    resent: t('Send the same things again, free of charge'),
    refunded: givesBack ? t('Give back {amount}', { amount }) : t('Give back what was paid for it'),
  };
  return (
    <Form
      method="post"
      className={styles.form}
      preventScrollReset
      aria-label={t('Decide shipment {number}', { number })}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="shipment" value={id} />
      {givesBack && <input type="hidden" name={SEEN} value={givesBack.amount} />}
      {status === 'returned_to_sender' &&
        lines.map(({ itemIdentifier, quantity }) => (
          <label key={itemIdentifier} className={styles.units}>
            <input
              className={styles.number}
              type="number"
              name={restockedField(itemIdentifier)}
              min={0}
              max={quantity}
              defaultValue={quantity}
            />
            {t('of {units} × {title} back into stock; the others are written off', {
              units: quantity,
              title: order.lines.find((line) => line.itemIdentifier === itemIdentifier)?.title ?? '',
            })}
          </label>
        ))}
      {order.undeliveredTo && order.shipments.find(({ moves }) => moves.includes('resent'))?.id === id && (
        <CorrectAddress address={order.undeliveredTo} />
      )}
      <ReauthenticationField id={`decide-proof-${number}`} />
      <p className={styles.units}>
        {decisions.map((decision) => (
          <SubmitButton key={decision} name="intent" value={`${DECIDE}${decision}`}>
            {texts[decision]}
          </SubmitButton>
        ))}
      </p>
    </Form>
  );
};

/** Where it is sent again, where the address was wrong. Once for all shipments of the order, which go to one place. */
const CorrectAddress = ({ address }: { address: NonNullable<StaffOrder['undeliveredTo']> }) => {
  const t = useText();
  return (
    <details>
      <summary>{t('Send it to another address')}</summary>
      <label className={styles.units}>
        <input type="checkbox" name={CORRECTS} value="1" />
        {t('The order goes to this address from now on; its price stays')}
      </label>
      <AddressFields kind="shipping" country={address.country} values={address} errors={{}} />
    </details>
  );
};
