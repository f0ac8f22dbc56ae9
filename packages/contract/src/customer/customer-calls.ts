import type { Size } from '@counterpane/rules/options/sizes';
import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { AddressInput } from '../checkout/address.ts';
import type { ConsentChannel } from '../orders/consents.ts';
import type { AddPasskey, UsePasskey } from './passkeys.ts';
import type { SignInCompanyId } from './sign-in-companies.ts';

/** The calls of a customer's account. */
export const createCustomerClient = (fetchApi: FetchApi) => ({
  sendSignInCode: (email: string, to?: string) =>
    callEndpoint(fetchApi, 'POST /customers/sign-in-codes', { body: { email, to } }),
  signInState: (link?: string) => callEndpoint(fetchApi, 'GET /customers/session', { query: { link } }),
  enterSignInCode: (code: string) => callEndpoint(fetchApi, 'POST /customers/session', { body: { code } }),
  followSignInLink: (link: string) =>
    callEndpoint(fetchApi, 'POST /customers/session/link', { body: { link } }),
  signOutCustomer: () => callEndpoint(fetchApi, 'DELETE /customers/session'),
  customer: (page?: number) => callEndpoint(fetchApi, 'GET /customers/my', { query: { page } }),
  saveBedSize: (bedSize: Size | null) =>
    callEndpoint(fetchApi, 'PUT /customers/my/bed-size', { body: { bedSize } }),
  credit: () => callEndpoint(fetchApi, 'GET /customers/my/credit'),
  devices: () => callEndpoint(fetchApi, 'GET /customers/my/devices'),
  endDevice: (id: string) => callEndpoint(fetchApi, 'DELETE /customers/my/devices/:id', { params: { id } }),
  consents: () => callEndpoint(fetchApi, 'GET /customers/my/consents'),
  withdrawConsent: (channel: ConsentChannel) =>
    callEndpoint(fetchApi, 'DELETE /customers/my/consents/:channel', { params: { channel } }),
  signInWithPasskey: (passkey: UsePasskey['passkey']) =>
    callEndpoint(fetchApi, 'POST /customers/session/passkey', { body: { passkey } }),
  beginCompanySignIn: (company: SignInCompanyId, to?: string) =>
    callEndpoint(fetchApi, 'POST /customers/session/company/question', { body: { company, to } }),
  endCompanySignIn: (company: SignInCompanyId, answer: string) =>
    callEndpoint(fetchApi, 'POST /customers/session/company', { body: { company, answer } }),
  passkeys: () => callEndpoint(fetchApi, 'GET /customers/my/passkeys'),
  addPasskey: (body: AddPasskey) => callEndpoint(fetchApi, 'POST /customers/my/passkeys', { body }),
  removePasskey: (id: string) =>
    callEndpoint(fetchApi, 'DELETE /customers/my/passkeys/:id', { params: { id } }),
  exportCustomer: () => callEndpoint(fetchApi, 'GET /customers/my/export'),
  sendErasureCode: () => callEndpoint(fetchApi, 'POST /customers/my/erasure-codes'),
  eraseCustomer: (code: string) => callEndpoint(fetchApi, 'POST /customers/my/erasure', { body: { code } }),
  addresses: () => callEndpoint(fetchApi, 'GET /customers/my/addresses'),
  saveAddress: (address: AddressInput) =>
    callEndpoint(fetchApi, 'POST /customers/my/addresses', { body: { address } }),
  changeSavedAddress: (id: string, address: AddressInput) =>
    callEndpoint(fetchApi, 'PUT /customers/my/addresses/:id', { params: { id }, body: { address } }),
  makeAddressDefault: (id: string) =>
    callEndpoint(fetchApi, 'PUT /customers/my/addresses/:id/default', { params: { id } }),
  deleteAddress: (id: string) =>
    callEndpoint(fetchApi, 'DELETE /customers/my/addresses/:id', { params: { id } }),
});
