import type { KnownAddress, KnownAddresses } from '@counterpane/contract/customer/addresses';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { RouterContextProvider } from 'react-router';
import { getFetchApi } from '../../api.ts';
import type { ShippingValues } from './parse-shipping.ts';

/** The box of a customer who wants to find the address again. */
export const SAVE_ADDRESS = 'saveAddress';

/** What the shipping step knows of the customer who is signed in. */
export interface ShippingAccount extends KnownAddresses {
  /** The address that was chosen of them, without script. */
  readonly chosen: KnownAddress | null;
}

/** Null for a guest, who costs no call. */
export const findShippingAccount = async ({
  context,
  request,
}: {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}): Promise<ShippingAccount | null> => {
  const cookies = request.headers.get('cookie');
  const isSignedIn = [true, false].some((isSecure) =>
    findCookie(cookies, nameOfCookie('customer', isSecure)),
  );
  if (!isSignedIn) return null;
  const answer = await createCustomerClient(getFetchApi(context)).addresses();
  if (!answer.ok) return null;
  const wanted = new URL(request.url).searchParams.get('address');
  const { addresses } = answer.result;
  return { ...answer.result, chosen: addresses.find(({ id }) => id === wanted) ?? null };
};

/**
 * The form as the account fills it in: what was chosen, else what the shopper entered here, else the default address. A ZIP code
 * that was typed into the cart is not overwritten by an address elsewhere.
 */
export const filledIn = (saved: ShippingValues, account: ShippingAccount | null): ShippingValues => {
  if (!account) return saved;
  const { line1 = '', zip = '' } = saved.address ?? {};
  const fitting = account.addresses.find((known) => zip === '' || known.zip === zip);
  const known = account.chosen ?? (line1 === '' ? fitting : undefined);
  return { ...saved, email: saved.email || account.email, address: known ?? saved.address };
};
