import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { KnownAddress } from '@counterpane/contract/customer/addresses';
import { isSamePlace } from '@counterpane/rules/customers/is-same-place';
import { Form } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from '../step.module.css';
import type { ShippingAccount } from './shipping-account.ts';

interface AccountAddressesProps {
  readonly account: ShippingAccount | null;
  /** What stands in the form. */
  readonly filled: AddressInput | null;
  readonly onAddress: (address: KnownAddress) => void;
}

/** Addresses of a customer, to be chosen from. A guest may sign in, and need not. */
export const AccountAddresses = ({ account, filled, onAddress }: AccountAddressesProps) => {
  const t = useText();
  const hasAccounts = useStorefront()?.hasAccounts ?? false;
  if (!account)
    return hasAccounts ? (
      <p className={styles.small}>
        <PageLink to={accountUrls.login({ to: pageUrls.checkout('shipping') })}>{t('Sign in')}</PageLink>{' '}
        {t('to have your address filled in, or go on without an account.')}
      </p>
    ) : null;
  const { addresses, email } = account;
  const current = addresses.find((known) => filled !== null && isSamePlace(known, filled));
  const hasOthers = addresses.some((known) => known !== current);
  return (
    <>
      <p className={styles.small}>{t('You are signed in as {email}.', { email })}</p>
      {hasOthers && (
        <Form method="get" className={styles.part}>
          <fieldset className={styles.known}>
            <legend>{t('Use one of your addresses')}</legend>
            {addresses.map((known) => (
              <label key={known.id}>
                <input
                  type="radio"
                  name="address"
                  value={known.id}
                  defaultChecked={known === current}
                  onChange={() => onAddress(known)}
                />
                <span>
                  {[known.fullName, known.line1, known.line2, known.city].filter(Boolean).join(', ')}
                </span>
              </label>
            ))}
          </fieldset>
          <noscript>
            <Button>{t('Use this address')}</Button>
          </noscript>
        </Form>
      )}
    </>
  );
};
