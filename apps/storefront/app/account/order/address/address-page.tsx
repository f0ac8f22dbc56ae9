import type { Address } from '@counterpane/contract/checkout/address';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { AddressPreview } from '@counterpane/contract/orders/new-address';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { AddressFields, fieldId } from '../../../form/address-fields.tsx';
import { AddressLines } from '../../../form/address-lines.tsx';
import { ErrorSummary } from '../../../form/error-summary.tsx';
import type { FormErrors } from '../../../form/form-errors.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import page from '../order-page.module.css';
import styles from './address-page.module.css';
import { knownAddress } from './known-address.ts';

/** What was typed, with what it changes or why it cannot be. */
interface TypedAddress {
  readonly values: Address;
  readonly errors: FormErrors;
  /** What it comes to at that address; null until it was looked at. */
  readonly seen: AddressPreview | null;
}

interface AddressPageProps {
  readonly order: OrderView;
  readonly fulfillment: FulfillmentView;
  readonly typed: TypedAddress | null;
}

/** Two steps: where it is to go, and what that changes, which is confirmed. */
export const AddressPage = ({ order, fulfillment, typed }: AddressPageProps) => {
  const t = useText();
  const seen = typed?.seen ?? null;
  return (
    <div className={page.page}>
      <h1>{seen ? t('Send it to this address?') : t('Change the address')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {fulfillment.mayChangeAddress ? (
        typed && seen ? (
          <Confirm order={order} address={typed.values} seen={seen} />
        ) : (
          <Fields order={order} typed={typed} />
        )
      ) : (
        <>
          <p>{t('The address can no longer be changed: what you ordered is packed or on its way.')}</p>
          <ButtonLink look="primary" href={pageUrls.order(order.id)}>
            {t('Back to your order')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};

const Fields = ({ order, typed }: Pick<AddressPageProps, 'order' | 'typed'>) => {
  const t = useText();
  const { country } = order.shippingDetails.address;
  const errors = typed?.errors ?? {};
  return (
    <Form method="post" className={styles.form} noValidate>
      <ErrorSummary errors={errors} idOf={(field) => fieldId('shipping', field)} attempt={0} />
      <AddressFields
        kind="shipping"
        country={country}
        values={typed?.values ?? knownAddress(order.shippingDetails)}
        errors={errors}
      />
      <p className={styles.note}>{t('Nothing changes before you have seen what it means for your total.')}</p>
      <div className={styles.buttons}>
        <Button look="primary">{t('See what changes')}</Button>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Leave it as it is')}
        </ButtonLink>
      </div>
    </Form>
  );
};

interface ConfirmProps {
  readonly order: OrderView;
  readonly address: Address;
  readonly seen: AddressPreview;
}

const Confirm = ({ order, address, seen }: ConfirmProps) => {
  const t = useText();
  const { money } = useFormat();
  const { refund, fromCredit, toPay } = seen;
  return (
    <Form method="post" className={styles.form}>
      <AddressLines address={address} />
      <WhatItComesTo seen={seen} />
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="refund" value={refund.amount} />
      <input type="hidden" name="fromCredit" value={fromCredit.amount} />
      <input type="hidden" name="toPay" value={toPay.amount} />
      <div className={styles.buttons}>
        <Button look="primary">
          {toPay.amount > 0
            ? t('Send it there and pay {amount}', { amount: money(toPay, 'always') })
            : t('Send it there')}
        </Button>
        <ButtonLink look="link" href={accountUrls.changeAddress(order.id)}>
          {t('Enter another address')}
        </ButtonLink>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Leave it as it is')}
        </ButtonLink>
      </div>
    </Form>
  );
};

/** What changes of the total, and how it is paid where it is more. */
const WhatItComesTo = ({ seen: { refund, fromCredit, toPay } }: Pick<ConfirmProps, 'seen'>) => {
  const t = useText();
  const { money } = useFormat();
  const more = fromCredit.amount + toPay.amount;
  if (refund.amount > 0)
    return (
      <p>
        {t('It costs less there: you get {amount} back to what you paid with.', {
          amount: money(refund, 'always'),
        })}
      </p>
    );
  if (more === 0) return <p>{t('Your total stays the same.')}</p>;
  return (
    <>
      <p>
        {t('Taxes and fees are {amount} more there.', {
          amount: money({ ...toPay, amount: more }, 'always'),
        })}
      </p>
      {fromCredit.amount > 0 && (
        <p>{t('Your store credit pays {amount} of it.', { amount: money(fromCredit, 'always') })}</p>
      )}
      {toPay.amount > 0 && (
        <p>
          {t(
            'You pay {amount} by card on the page of our payment company. Until then your order still goes to the first address.',
            {
              amount: money(toPay, 'always'),
            },
          )}
        </p>
      )}
    </>
  );
};
