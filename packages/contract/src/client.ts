import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { call, type FetchApi } from './call.ts';
import { fetchCart } from './cart/cart-calls.ts';
import type { CartView, ChangeItem, ItemToAdd } from './cart/carts.ts';
import { type DeliveredPriceQuestion, fetchDeliveredPrice } from './cart/delivered-price-call.ts';
import type { DeliveryChoiceInput, WhiteGlovePrices } from './cart/delivery.ts';
import type { HandOver, MergeCart } from './cart/merge.ts';
import type { FlatRegion, NewRegion } from './cart/region.ts';
import type { AddressCheck, AddressToCheck } from './checkout/address-validation.ts';
import type { BillingForm, CheckoutView, ExpressNews, ShippingForm } from './checkout/checkout.ts';
import type { CheckoutState } from './checkout/checkout-state.ts';
import type { FormFail } from './checkout/form-fail.ts';
import type { TruemedSession } from './checkout/truemed.ts';
import type { FulfillmentView } from './orders/fulfillment.ts';
import type { CreateOrder, OrderView, PayOrder, ReturnedPayment } from './orders/orders.ts';
import type { ContentPageView } from './pages/content-page.ts';
import type {
  Feed,
  HomePage,
  ListingPage,
  ListingQuery,
  ProductPage,
  Redirect,
  Sitemap,
  StorefrontView,
} from './pages/pages.ts';
import { fetchSearch, fetchSuggestions } from './pages/search-calls.ts';
import type { BundleListing, BundlePage, CollectionPage } from './pages/set-pages.ts';
import { fetchProducts } from './products/product-calls.ts';
import type { ProductQuotesRequest } from './products/product-quotes.ts';
import { fetchCartQuotes, fetchProductQuotes } from './products/quote-calls.ts';
import type { QuoteRequest } from './products/quotes.ts';
import type { ContactMessage, ContactReceipt } from './visitor/contact.ts';

export type { Answer, FetchApi } from './call.ts';

/** Options of every write. */
export interface WriteOptions {
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
}

/** Options of a change of items: from where on a page it comes. */
interface ItemOptions extends WriteOptions {
  readonly source?: AddSource | undefined;
}

/** Options of an add. */
export interface AddOptions extends ItemOptions {
  /** What the shopper was quoted at their door. */
  readonly priceQuote?: string | undefined;
}

/**
 * Every call of the API by name. Paths live here and in the API's route files, nowhere else.
 * @example const answer = await createClient(fetch).addItems([{ productID, quantity: 1 }])
 */
export const createClient = (fetchApi: FetchApi) => {
  const read = <Result>(path: string) => call<Result>(fetchApi, path, { method: 'GET' });
  const write = <Result>(method: string, path: string, body?: unknown, options: WriteOptions = {}) =>
    call<Result>(fetchApi, path, { method, headers: writeHeaders(body, options), body: encode(body) });

  return {
    homePage: () => read<HomePage>('/api/pages/home'),
    chrome: () => read<{ storefront: StorefrontView }>('/api/pages/chrome'),
    listingPage: (name: string, query: ListingQuery = {}) =>
      read<ListingPage>(`/api/pages/listings/${encodeURIComponent(name)}${search(query)}`),
    sitemap: () => read<Sitemap>('/api/pages/sitemap'),
    feed: () => read<Feed>('/api/pages/feed'),
    /** Where an address leads that is no page: 404 for nowhere. */
    redirect: (path: string) => read<Redirect>(`/api/pages/redirect${search({ path })}`),
    /** A written page; `asked` is the query of its address. */
    contentPage: (path: string, asked: Readonly<Record<string, string>> = {}) =>
      read<ContentPageView>(`/api/pages/content?${new URLSearchParams({ ...asked, path })}`),
    productPage: (name: string, search = '') =>
      read<ProductPage>(`/api/pages/products/${encodeURIComponent(name)}${search}`),
    bundleListing: () => read<BundleListing>('/api/pages/bundles'),
    bundlePage: (name: string, query: Query = {}) =>
      read<BundlePage>(`/api/pages/bundles/${encodeURIComponent(name)}${search(query)}`),
    /** A mattress with an adjustable base. */
    adjustableBundlePage: (mattress: string, query: Query = {}) =>
      read<BundlePage>(`/api/pages/adjustable-bundles/${encodeURIComponent(mattress)}${search(query)}`),
    builderPage: (mode: string, query: Query = {}) =>
      read<BundlePage>(`/api/pages/builder/${encodeURIComponent(mode)}${search(query)}`),
    setPage: (name: string, query: Query = {}) =>
      read<CollectionPage>(`/api/pages/sets/${encodeURIComponent(name)}${search(query)}`),
    products: (names: readonly string[]) => fetchProducts(fetchApi, { name: names }),
    /** Everything that a query finds; `page` from 1 on. */
    search: (query: string, page?: number) => fetchSearch(fetchApi, query, page),
    suggestions: (query: string) => fetchSuggestions(fetchApi, query),

    /** Prices of carts that are none, in the order of the question; gives up after 3 s. */
    cartQuotes: (carts: readonly QuoteRequest[]) => fetchCartQuotes(fetchApi, carts),
    productQuotes: (asked: ProductQuotesRequest) => fetchProductQuotes(fetchApi, asked),

    cart: () => fetchCart(fetchApi),
    addItems: (items: readonly ItemToAdd[], { source, priceQuote, ...options }: AddOptions = {}) =>
      write<CartView>('POST', '/api/carts/my/items', { items, source, priceQuote }, options),
    changeItem: (id: string, change: ChangeItem, options?: WriteOptions) =>
      write<CartView>('PUT', `/api/carts/my/items/${encodeURIComponent(id)}/`, change, options),
    removeItem: (id: string, { source, ...options }: ItemOptions = {}) =>
      write<CartView>(
        'DELETE',
        `/api/carts/my/items/${encodeURIComponent(id)}/${source === undefined ? '' : `?source=${source}`}`,
        undefined,
        options,
      ),
    clearCart: (options?: WriteOptions) => write<CartView>('DELETE', '/api/carts/my', undefined, options),
    /** Puts back what was in the cart before it was emptied. */
    undoClear: (options?: WriteOptions) =>
      write<CartView>('POST', '/api/carts/my/undo-clear', undefined, options),
    setCoupon: (couponCode: string, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/coupon', { couponCode }, options),
    /** A code from a link or a cookie. */
    offerCoupon: (couponCode: string) =>
      write<CartView>('PUT', '/api/carts/my/coupon', { couponCode, isAutomatic: true }),
    removeCoupon: (options?: WriteOptions) =>
      write<CartView>('DELETE', '/api/carts/my/coupon', undefined, options),

    /** Copies the cart of a link into the visitor's. */
    mergeCart: (merge: MergeCart, options?: WriteOptions) =>
      write<CartView>('POST', '/api/carts/my/merge', merge, options),
    undoMerge: (options?: WriteOptions) =>
      write<CartView>('POST', '/api/carts/my/merge/undo', undefined, options),
    handOver: (to: string) => read<HandOver>(`/api/carts/my/handover?to=${encodeURIComponent(to)}`),

    chooseDelivery: (choice: DeliveryChoiceInput, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/delivery', choice, options),
    whiteGlovePrices: (state?: string) => read<WhiteGlovePrices>(`/api/orders/wgs${stateQuery(state)}`),
    whiteGloveAvailability: (state: string) =>
      read<{ wgsAvailable: boolean }>(`/api/orders/wgs/availability${stateQuery(state)}`),

    checkout: () => read<CheckoutState>('/api/carts/my/checkout'),
    /** Ends the visitor on this device. */
    forgetVisitor: () => write<null>('DELETE', '/api/visitors/my'),
    /** Forgets what was entered; the cart stays. */
    resetCheckout: () => write<CheckoutView>('DELETE', '/api/carts/my/checkout'),
    saveShipping: (form: ShippingForm) => write<CheckoutView>('PUT', '/api/carts/my/checkout/shipping', form),
    saveBilling: (form: BillingForm) => write<CheckoutView>('PUT', '/api/carts/my/checkout/billing', form),
    /** How far an express wallet is. */
    reportExpress: (news: ExpressNews) => write<CheckoutView>('PUT', '/api/carts/my/checkout/express', news),
    /** A question was answered and is not asked again. */
    acknowledge: (question: 'extend' | 'bmsm') =>
      write<CheckoutView>('POST', '/api/carts/my/checkout/acknowledge', { question }),
    /** A product page leads straight to the checkout. */
    comeFromProduct: () => write<CheckoutView>('POST', '/api/carts/my/checkout/from-product'),
    /** Which fields held a step back in the browser. */
    reportFormFail: (fail: FormFail) =>
      write<Record<string, never>>('POST', '/api/carts/my/checkout/form-fail', fail),

    /** Whether we ship there; a 412 says why not in its `error` [K4]. */
    validateAddress: (address: AddressToCheck) =>
      write<AddressCheck>('POST', '/api/addresses/validate', address),
    /** The cart with the taxes and fees of a region. */
    setRegion: (region: NewRegion, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/region/new', region, options),
    /** What something costs delivered, before any form. */
    deliveredPrice: (question: DeliveredPriceQuestion) => fetchDeliveredPrice(fetchApi, question),
    /** What the whole cart costs at the door; its prices hold for a while. */
    deliverCartTo: (zip: string, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/delivered-price', { zip }, options),
    /** Keeps a quoted price with the cart. */
    holdPrice: (quote: string, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/price-hold', { quote }, options),
    /** The same as `setRegion` by its older call. */
    validateRegion: (region: FlatRegion) => write<CartView>('PUT', '/api/carts/region', region),

    /** What Braintree's browser script needs before it shows PayPal. */
    braintreeToken: () => read<string>('/api/braintree/tokens'),
    /** The page on which an order is paid from a health account. */
    truemedSession: (orderId: string) =>
      read<TruemedSession>(`/api/truemed/sessions/${encodeURIComponent(orderId)}`),
    /** The same, opened when there is none. */
    openTruemedSession: (orderId: string) =>
      write<TruemedSession>('POST', `/api/truemed/sessions/${encodeURIComponent(orderId)}`, {}),

    sendMessage: (message: ContactMessage, options?: WriteOptions) =>
      write<ContactReceipt>('POST', '/api/contact', message, options),

    createOrder: (order: CreateOrder, options?: WriteOptions) =>
      write<OrderView>('POST', '/api/orders', order, options),
    payOrder: (id: string, payment: PayOrder) =>
      write<OrderView>('POST', `/api/orders/${encodeURIComponent(id)}/payment`, payment),
    /** As its provider knows it now. `returned` when the shopper comes back from the provider's page. */
    refreshOrder: (id: string, { returned = false } = {}) =>
      write<OrderView>(
        'POST',
        `/api/orders/${encodeURIComponent(id)}/refresh${returned ? '?returned=1' : ''}`,
      ),
    /** As its provider knows it now, when the shopper comes back with the payment and its client secret. */
    returnFromPayment: (returned: ReturnedPayment) =>
      write<OrderView>('POST', '/api/orders/returned', returned),
    /** A client has told its own analytics of the purchase; the store tells of it by itself. */
    reportPurchase: (id: string) =>
      write<OrderView>('PUT', `/api/orders/${encodeURIComponent(id)}/analyticsReported`),
    fulfillment: (id: string) => read<FulfillmentView>(`/api/orders/${encodeURIComponent(id)}/fulfillment`),
    /** An order that follows another one. */
    createRelatedOrder: (id: string, order: CreateOrder, options?: WriteOptions) =>
      write<OrderView>('POST', `/api/orders/${encodeURIComponent(id)}/related`, order, options),
    /** Follows the link of an email: its token becomes a cookie. */
    openOrder: (id: string, token: string) =>
      write<null>('POST', `/api/orders/${encodeURIComponent(id)}/opened`, { token }),
    /** Has a new link sent to the email that the order has. */
    sendOrderLink: (id: string) => write<null>('POST', `/api/orders/${encodeURIComponent(id)}/links`),
    /** The visitor's own order, or anybody's with its signed token. */
    order: (id: string, token: string | null = null) =>
      read<OrderView>(`/api/orders/${encodeURIComponent(id)}${tokenQuery(token)}`),
  };
};

export type Client = ReturnType<typeof createClient>;

const stateQuery = (state?: string): string =>
  state === undefined ? '' : `?state=${encodeURIComponent(state)}`;

const tokenQuery = (token: string | null): string =>
  token === null ? '' : `?token=${encodeURIComponent(token)}`;

const writeHeaders = (body: unknown, { idempotencyKey, ifMatch }: WriteOptions): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }),
});

const encode = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));

type Query = Readonly<Record<string, string>>;

const search = (query: Query): string =>
  Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
