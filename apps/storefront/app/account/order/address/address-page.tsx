import type { Address } from '@counterpane/contract/checkout/address';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { Money } from '@counterpane/rules/money/money';
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
  /** What comes back at that address; null until it was looked at. */
  readonly refund: Money | null;
}

interface AddressPageProps {
  readonly order: OrderView;
  readonly fulfillment: FulfillmentView;
  readonly typed: TypedAddress | null;
}

/** Two steps: where it is to go, and what that changes, which is confirmed. */
export const AddressPage = ({ order, fulfillment, typed }: AddressPageProps) => {
  const t = useText();
  const refund = typed?.refund ?? null;
  return (
    <div className={page.page}>
      <h1>{refund ? t('Send it to this address?') : t('Change the address')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {fulfillment.mayChangeAddress ? (
        typed && refund ? (
          <Confirm order={order} address={typed.values} refund={refund} />
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
  readonly refund: Money;
}

const Confirm = ({ order, address, refund }: ConfirmProps) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <Form method="post" className={styles.form}>
      <AddressLines address={address} />
      <p>
        {refund.amount > 0
          ? t('There is less tax there: you get {amount} back to what you paid with.', {
              amount: money(refund, 'always'),
            })
          : t('Your total stays the same.')}
      </p>
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="refund" value={refund.amount} />
      <div className={styles.buttons}>
        <Button look="primary">{t('Send it there')}</Button>
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
