import type { KnownAddress } from '@counterpane/contract/customer/customer';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { RouterContextProvider } from 'react-router';
import { getFetchApi } from '../../api.ts';
import type { ShippingValues } from './parse-shipping.ts';

/** What the shipping step knows of the customer who is signed in. */
export interface KnownAddresses {
  readonly email: string;
  readonly addresses: readonly KnownAddress[];
  /** The address that was chosen of them. */
  readonly chosen: KnownAddress | null;
}

/** Null for a guest, who costs no call. */
export const findKnownAddresses = async ({
  context,
  request,
}: {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}): Promise<KnownAddresses | null> => {
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

/** The form as the account fills it in: what was chosen, else what the shopper entered here, else the newest address. */
export const filledIn = (saved: ShippingValues, account: KnownAddresses | null): ShippingValues => {
  if (!account) return saved;
  const isEmpty = saved.address === null || saved.address.line1 === '';
  const known = account.chosen ?? (isEmpty ? account.addresses[0] : undefined);
  return { ...saved, email: saved.email || account.email, address: known ?? saved.address };
};
