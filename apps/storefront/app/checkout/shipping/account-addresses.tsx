import { Form } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../form/field.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from '../step.module.css';
import type { KnownAddresses } from './known-addresses.ts';

/** Where orders of a customer went, to be chosen from. A guest may sign in, and need not. */
export const AccountAddresses = ({ account }: { readonly account: KnownAddresses | null }) => {
  const t = useText();
  const hasAccounts = useStorefront()?.hasAccounts ?? false;
  if (!account)
    return hasAccounts ? (
      <p className={styles.small}>
        <PageLink to={accountUrls.login({ to: pageUrls.checkout('shipping') })}>{t('Sign in')}</PageLink>{' '}
        {t('to have your address filled in, or go on without an account.')}
      </p>
    ) : null;
  const { addresses, chosen, email } = account;
  return (
    <>
      <p className={styles.small}>{t('You are signed in as {email}.', { email })}</p>
      {addresses.length > 1 && (
        <Form method="get" className={styles.links}>
          <SelectField
            id="known-address"
            name="address"
            label={t('Send it where an earlier order went')}
            autoComplete="off"
            defaultValue={(chosen ?? addresses[0])?.id}
            options={addresses.map(({ id, fullName, line1, city }) => ({
              code: id,
              title: `${fullName}, ${line1}, ${city}`,
            }))}
          />
          <Button>{t('Use this address')}</Button>
        </Form>
      )}
    </>
  );
};
