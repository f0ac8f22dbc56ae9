import type { SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';
import { orderPage, withQuery } from './page-urls.ts';

/** What has been done to a saved address. */
export type AddressNews = 'saved' | 'deleted' | 'restored' | 'full' | 'default';

interface LoginQuery {
  readonly to?: string | undefined;
  readonly sent?: '1';
  /** The company that has signed nobody in. */
  readonly failed?: SignInCompanyId;
  /** The company that does not vouch for an email. */
  readonly unproved?: SignInCompanyId;
}

/** The URLs of accounts, and of what is changed of an order: apart from the others, which the scripts of public pages bring. */
export const accountUrls = {
  /** The sign-in of customers, with the page that it leads to. */
  login: (query: LoginQuery = {}) => withQuery('/login', { ...query }),
  /** Leads to the page of a company whose account signs in here. */
  companySignIn: (company: SignInCompanyId, query: { readonly to?: string | undefined }) =>
    withQuery(`/login/${company}`, query),
  /** One's own account; its first page of orders goes without saying. */
  myAccount: (page = 1) => withQuery('/my-account', { page: page === 1 ? undefined : String(page) }),
  /** The same, once a cart has come along from another device. */
  myAccountJoined: () => withQuery('/my-account', { joined: '1' }),
  /** The same, once a size was saved. */
  myAccountSized: () => withQuery('/my-account', { size: '1' }),
  /** An order of any brand, in the account of who placed it. */
  myOrder: (id: string) => `/my-account/orders/${encodeURIComponent(id)}`,
  /** The saved addresses, with what has been done to one. */
  myAddresses: (news?: AddressNews) => withQuery('/my-account/addresses', { news }),
  /** The same, once one was deleted that can be brought back. */
  myAddressesWithout: (id: string) => withQuery('/my-account/addresses', { news: 'deleted', without: id }),
  /** A saved address to be changed; without an id a new one. */
  myAddress: (id = 'new') => `/my-account/addresses/${encodeURIComponent(id)}`,
  /** What recommending the shop is, and what comes of it. */
  referFriends: () => '/p/refer-friends',
  /** The store credit of a customer. */
  myCredit: () => '/my-account/credit',
  /** Where a customer is signed in, and what is known of them. */
  myData: (news?: 'passkey' | 'login') =>
    withQuery('/my-account/data', news === undefined ? {} : { [news]: '1' }),
  exportMyData: () => '/my-account/data/export',
  /** Where a customer erases themselves, with how far that is. */
  eraseMyData: (step?: 'sent' | 'done') =>
    withQuery('/my-account/data/erase', step === undefined ? {} : { [step]: '1' }),
  signOut: () => '/my-account/sign-out',
  /** Where an order is sent to another address. */
  changeAddress: (id: string) => `${orderPage(id)}/address`,
  /** Where an address that costs more is paid for or called off, and where its company leads back to. */
  payAddress: (id: string) => `${orderPage(id)}/address/paid`,
  /** Where another day is chosen for a shipment of an order. */
  deliveryDay: (id: string, shipment: string) => withQuery(`${orderPage(id)}/day`, { shipment }),
  /** Where a consent of an order is withdrawn. */
  orderConsents: (id: string) => `${orderPage(id)}/consents`,
  /** Where something is added to an order. */
  orderAdditions: (id: string) => `${orderPage(id)}/addition`,
  /** Where items of an order are sent back. */
  returnItems: (id: string) => `${orderPage(id)}/return`,
  /** Where something of an order is claimed, or what was asked for about a claim is added. */
  claim: (id: string, claim?: string) => withQuery(`${orderPage(id)}/claim`, { claim }),
  /** An order, with the token of a link. */
  orderByLink: (id: string, token: string) => withQuery(orderPage(id), { token }),
  /** Where something of an order is reviewed. */
  review: (id: string, item?: string) => withQuery(`${orderPage(id)}/review`, { item }),
  /** What is to be packed, for staff; without a warehouse of the first that has something. */
  pickList: (query: { readonly warehouse?: string; readonly packed?: '1' } = {}) =>
    withQuery('/staff/pick-list', query),
  /** How far visits came, for staff. */
  funnel: () => '/staff/funnel',
  /** What was cancelled, for staff. */
  experiments: () => '/staff/experiments',
  cancellations: () => '/staff/cancellations',
  /** Shipments that did not arrive, for staff. */
  troubledShipments: () => '/staff/shipments',
  /** What customers claim, for staff. */
  staffClaims: () => '/staff/claims',
  /** What customers write about products, for staff, once something was done. */
  staffReviews: (news?: 'moved' | 'answered') => withQuery('/staff/reviews', { news }),
  /** What people ask about products, for staff, once something was done. */
  staffQuestions: (news?: 'moved') => withQuery('/staff/questions', { news }),
  /** Where photographs of an order are read; the id of one follows. */
  orderPhotos: (id: string) => `/api/orders/${encodeURIComponent(id)}/photos`,
  /** The same for staff. */
  staffPhotos: (id: string) => `/api/staff/orders/${encodeURIComponent(id)}/photos`,
  /** Where something of an order is exchanged for another one. */
  exchangeItem: (id: string, item?: string) => withQuery(`${orderPage(id)}/exchange`, { item }),
  /** Where what comes in exchange is paid for, and where its company leads back to. */
  payExchange: (id: string) => `${orderPage(id)}/exchange/paid`,
  /** What became of that. */
  exchangePaid: (id: string, returnId: string) =>
    withQuery(`${orderPage(id)}/exchange/paid`, { return: returnId }),
  /** What customers send back, for staff. */
  staffReturns: () => '/staff/returns',
  /** Where items of an order are cancelled. */
  cancelItems: (id: string) => `${orderPage(id)}/cancel`,
} as const;
