import type { Size } from '@counterpane/rules/options/sizes';
import type { FetchApi } from '../call.ts';
import type { AddressInput } from '../checkout/address.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { ConsentChannel } from '../orders/consents.ts';
import type { AddPasskey, UsePasskey } from './passkeys.ts';
import type { SignInCompanyId } from './sign-in-companies.ts';

/** The calls of a customer's account. */
export const createCustomerClient = (fetchApi: FetchApi) => ({
  sendSignInCode: (email: string, to?: string) =>
    endpointCall(fetchApi, 'POST /customers/sign-in-codes')({ body: { email, to } }),
  signInState: (link?: string) => endpointCall(fetchApi, 'GET /customers/session')({ query: { link } }),
  enterSignInCode: (code: string) => endpointCall(fetchApi, 'POST /customers/session')({ body: { code } }),
  followSignInLink: (link: string) =>
    endpointCall(fetchApi, 'POST /customers/session/link')({ body: { link } }),
  signOutCustomer: () => endpointCall(fetchApi, 'DELETE /customers/session')(),
  customer: (page?: number) => endpointCall(fetchApi, 'GET /customers/my')({ query: { page } }),
  saveBedSize: (bedSize: Size | null) =>
    endpointCall(fetchApi, 'PUT /customers/my/bed-size')({ body: { bedSize } }),
  credit: () => endpointCall(fetchApi, 'GET /customers/my/credit')(),
  devices: () => endpointCall(fetchApi, 'GET /customers/my/devices')(),
  endDevice: (id: string) => endpointCall(fetchApi, 'DELETE /customers/my/devices/:id')({ params: { id } }),
  consents: () => endpointCall(fetchApi, 'GET /customers/my/consents')(),
  withdrawConsent: (channel: ConsentChannel) =>
    endpointCall(fetchApi, 'DELETE /customers/my/consents/:channel')({ params: { channel } }),
  signInWithPasskey: (passkey: UsePasskey['passkey']) =>
    endpointCall(fetchApi, 'POST /customers/session/passkey')({ body: { passkey } }),
  beginCompanySignIn: (company: SignInCompanyId, to?: string) =>
    endpointCall(fetchApi, 'POST /customers/session/company/question')({ body: { company, to } }),
  endCompanySignIn: (company: SignInCompanyId, answer: string) =>
    endpointCall(fetchApi, 'POST /customers/session/company')({ body: { company, answer } }),
  passkeys: () => endpointCall(fetchApi, 'GET /customers/my/passkeys')(),
  addPasskey: (body: AddPasskey) => endpointCall(fetchApi, 'POST /customers/my/passkeys')({ body }),
  removePasskey: (id: string) =>
    endpointCall(fetchApi, 'DELETE /customers/my/passkeys/:id')({ params: { id } }),
  logins: () => endpointCall(fetchApi, 'GET /customers/my/logins')(),
  removeLogin: (id: string) => endpointCall(fetchApi, 'DELETE /customers/my/logins/:id')({ params: { id } }),
  exportCustomer: () => endpointCall(fetchApi, 'GET /customers/my/export')(),
  sendErasureCode: () => endpointCall(fetchApi, 'POST /customers/my/erasure-codes')(),
  eraseCustomer: (code: string) => endpointCall(fetchApi, 'POST /customers/my/erasure')({ body: { code } }),
  addresses: () => endpointCall(fetchApi, 'GET /customers/my/addresses')(),
  saveAddress: (address: AddressInput) =>
    endpointCall(fetchApi, 'POST /customers/my/addresses')({ body: { address } }),
  changeSavedAddress: (id: string, address: AddressInput) =>
    endpointCall(fetchApi, 'PUT /customers/my/addresses/:id')({ params: { id }, body: { address } }),
  makeAddressDefault: (id: string) =>
    endpointCall(fetchApi, 'PUT /customers/my/addresses/:id/default')({ params: { id } }),
  deleteAddress: (id: string) =>
    endpointCall(fetchApi, 'DELETE /customers/my/addresses/:id')({ params: { id } }),
  restoreAddress: (id: string) =>
    endpointCall(fetchApi, 'PUT /customers/my/addresses/:id/restored')({ params: { id } }),
});
