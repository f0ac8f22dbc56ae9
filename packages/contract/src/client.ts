import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import type { FetchApi } from './call.ts';
import { fetchCart } from './cart/cart-calls.ts';
import type { ChangeItem, ItemToAdd } from './cart/carts.ts';
import { type DeliveredPriceQuestion, fetchDeliveredPrice } from './cart/delivered-price-call.ts';
import type { DeliveryChoiceInput } from './cart/delivery.ts';
import type { MergeCart } from './cart/merge.ts';
import type { FlatRegion, NewRegion } from './cart/region.ts';
import type { AddressToCheck } from './checkout/address-validation.ts';
import type { AmazonStart } from './checkout/amazon-calls.ts';
import type { BillingForm, ExpressProgress, ShippingForm } from './checkout/checkout.ts';
import type { FormFail } from './checkout/form-fail.ts';
import type { SubscribeToTexts } from './checkout/text-messages.ts';
import { encodeText } from './encode-query.ts';
import { endpointCall } from './endpoint-call.ts';
import { changedOrderCalls } from './orders/changed-order-calls.ts';
import type { CreateOrder, PayOrder, ReturnedPayment } from './orders/orders.ts';
import type { ListingQuery } from './pages/pages.ts';
import { fetchSearch, fetchSuggestions } from './pages/search-calls.ts';
import { fetchProducts } from './products/product-calls.ts';
import type { ProductQuotesRequest } from './products/product-quotes.ts';
import { fetchCartQuotes, fetchProductQuotes } from './products/quote-calls.ts';
import type { QuoteRequest } from './products/quotes.ts';
import type { AskQuestion } from './reviews/questions.ts';
import type { ContactMessage } from './visitor/contact.ts';
import type { FlagsQuestion } from './visitor/flags.ts';
import type { ChoosePrivacy } from './visitor/privacy.ts';

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

/** What brings a shopper back to an order. */
interface Returned {
  readonly returned?: boolean;
  readonly checkoutToken?: string | null;
}

/** Options of an add. */
interface AddOptions extends ItemOptions {
  /** What the shopper was quoted at their door. */
  readonly priceQuote?: string | undefined;
}

/**
 * Every call of the API by name. Addresses, and what goes with them, are the rows of the table (endpoints.ts).
 * @example const answer = await createClient(fetch).addItems([{ productID, quantity: 1 }])
 */
export const createClient = (fetchApi: FetchApi) => ({
  homePage: () => endpointCall(fetchApi, 'GET /pages/home')(),
  chrome: () => endpointCall(fetchApi, 'GET /pages/chrome')(),
  listingPage: (name: string, query: ListingQuery = {}) =>
    endpointCall(fetchApi, 'GET /pages/listings/:name')({ params: { name }, query }),
  sitemap: () => endpointCall(fetchApi, 'GET /pages/sitemap')(),
  feed: () => endpointCall(fetchApi, 'GET /pages/feed')(),
  /** Where an address leads that is no page: 404 for nowhere. */
  redirect: (path: string) => endpointCall(fetchApi, 'GET /pages/redirect')({ query: { path } }),
  /** A written page; `asked` is the query of its address. */
  reviewPage: (query: Query = {}) => endpointCall(fetchApi, 'GET /pages/reviews')({ query }),
  /** Says that a review was helpful, or takes that back. */
  voteReview: (id: string) => endpointCall(fetchApi, 'POST /reviews/:id/votes')({ params: { id } }),
  takeVoteBack: (id: string) => endpointCall(fetchApi, 'DELETE /reviews/:id/votes')({ params: { id } }),
  questionPage: (product: string) => endpointCall(fetchApi, 'GET /pages/questions')({ query: { product } }),
  askQuestion: (body: AskQuestion) => endpointCall(fetchApi, 'POST /reviews/questions')({ body }),
  videoPage: () => endpointCall(fetchApi, 'GET /pages/video-testimonials')(),
  contentPage: (path: string, asked: Query = {}) =>
    endpointCall(fetchApi, 'GET /pages/content')({ query: { ...asked, path } }),
  productPage: (name: string, search = '') =>
    endpointCall(
      fetchApi,
      'GET /pages/products/:name',
    )({
      params: { name },
      query: Object.fromEntries(new URLSearchParams(search)),
    }),
  bundleListing: () => endpointCall(fetchApi, 'GET /pages/bundles')(),
  bundlePage: (name: string, query: Query = {}) =>
    endpointCall(fetchApi, 'GET /pages/bundles/:name')({ params: { name }, query }),
  /** A mattress with an adjustable base. */
  adjustableBundlePage: (name: string, query: Query = {}) =>
    endpointCall(fetchApi, 'GET /pages/adjustable-bundles/:name')({ params: { name }, query }),
  builderPage: (name: string, query: Query = {}) =>
    endpointCall(fetchApi, 'GET /pages/builder/:name')({ params: { name }, query }),
  setPage: (name: string, query: Query = {}) =>
    endpointCall(fetchApi, 'GET /pages/sets/:name')({ params: { name }, query }),
  products: (names: readonly string[]) => fetchProducts(fetchApi, { name: names }),
  /** Everything that a query finds; `page` from 1 on. */
  search: (query: string, page?: number) => fetchSearch(fetchApi, query, page),
  suggestions: (query: string) => fetchSuggestions(fetchApi, query),

  /** Prices of carts that are none, in the order of the question; gives up after 3 s. */
  cartQuotes: (carts: readonly QuoteRequest[]) => fetchCartQuotes(fetchApi, carts),
  productQuotes: (asked: ProductQuotesRequest) => fetchProductQuotes(fetchApi, asked),
  /** What goes with the SKUs of a cart, without the products of some names. */
  recommendations: (type: string, skus: readonly string[], without: readonly string[] = []) =>
    endpointCall(
      fetchApi,
      'GET /recommendations/v3/:type',
    )({
      params: { type },
      query: { cartSkus: encodeText(skus.join()), ...(without.length > 0 && { without: without.join() }) },
    }),

  /** What the visitor sees of the experiments of a page. */
  flags: (body: FlagsQuestion) => endpointCall(fetchApi, 'POST /dynamic-yield/flags')({ body }),

  cart: () => fetchCart(fetchApi),
  addItems: (items: readonly ItemToAdd[], { source, priceQuote, ...options }: AddOptions = {}) =>
    endpointCall(fetchApi, 'POST /carts/my/items')({ body: { items, source, priceQuote }, ...options }),
  changeItem: (itemIdentifier: string, body: ChangeItem, options?: WriteOptions) =>
    endpointCall(
      fetchApi,
      'PUT /carts/my/items/:itemIdentifier/',
    )({
      params: { itemIdentifier },
      body,
      ...options,
    }),
  removeItem: (itemIdentifier: string, { source, ...options }: ItemOptions = {}) =>
    endpointCall(
      fetchApi,
      'DELETE /carts/my/items/:itemIdentifier/',
    )({
      params: { itemIdentifier },
      query: { source },
      ...options,
    }),
  clearCart: (options?: WriteOptions) => endpointCall(fetchApi, 'DELETE /carts/my')(options),
  /** Puts back what was in the cart before it was emptied. */
  undoClear: (options?: WriteOptions) => endpointCall(fetchApi, 'POST /carts/my/undo-clear')(options),
  /** What is in the cart is added to no order any more. */
  orderSeparately: (options?: WriteOptions) => endpointCall(fetchApi, 'DELETE /carts/my/addition')(options),
  setCoupon: (couponCode: string, options?: WriteOptions) =>
    endpointCall(fetchApi, 'PUT /carts/my/coupon')({ body: { couponCode }, ...options }),
  /** A code from a link or a cookie. */
  offerCoupon: (couponCode: string) =>
    endpointCall(fetchApi, 'PUT /carts/my/coupon')({ body: { couponCode, isAutomatic: true } }),
  removeCoupon: (options?: WriteOptions) => endpointCall(fetchApi, 'DELETE /carts/my/coupon')(options),

  /** Copies the cart of a link into the visitor's. */
  mergeCart: (body: MergeCart, options?: WriteOptions) =>
    endpointCall(fetchApi, 'POST /carts/my/merge')({ body, ...options }),
  undoMerge: (options?: WriteOptions) => endpointCall(fetchApi, 'POST /carts/my/merge/undo')(options),
  handOver: (to: string) => endpointCall(fetchApi, 'GET /carts/my/handover')({ query: { to } }),

  chooseDelivery: (body: DeliveryChoiceInput, options?: WriteOptions) =>
    endpointCall(fetchApi, 'PUT /carts/my/delivery')({ body, ...options }),
  whiteGlovePrices: (state?: string) => endpointCall(fetchApi, 'GET /orders/wgs')({ query: { state } }),
  whiteGloveAvailability: (state: string) =>
    endpointCall(fetchApi, 'GET /orders/wgs/availability')({ query: { state } }),

  checkout: () => endpointCall(fetchApi, 'GET /carts/my/checkout')(),
  privacyChoices: () => endpointCall(fetchApi, 'GET /privacy-choices')(),
  choosePrivacy: (body: ChoosePrivacy) => endpointCall(fetchApi, 'PUT /privacy-choices')({ body }),
  /** Deletes the visitor's cart and details, and their cookies on this device. */
  forgetVisitor: () => endpointCall(fetchApi, 'DELETE /visitors/my')(),
  /** Forgets what was entered; the cart stays. */
  resetCheckout: () => endpointCall(fetchApi, 'DELETE /carts/my/checkout')(),
  saveShipping: (body: ShippingForm) => endpointCall(fetchApi, 'PUT /carts/my/checkout/shipping')({ body }),
  /** Text messages for who agreed to them with the shipping step. */
  subscribeToTexts: (body: SubscribeToTexts) => endpointCall(fetchApi, 'POST /attentive')({ body }),
  saveBilling: (body: BillingForm) => endpointCall(fetchApi, 'PUT /carts/my/checkout/billing')({ body }),
  /** How far an express wallet is. */
  reportExpress: (body: ExpressProgress) =>
    endpointCall(fetchApi, 'PUT /carts/my/checkout/express')({ body }),
  /** A question was answered and is not asked again. */
  useCredit: (isUsed: boolean) =>
    endpointCall(fetchApi, 'PUT /carts/my/checkout/credit')({ body: { isUsed } }),
  acknowledge: (question: 'extend' | 'bmsm') =>
    endpointCall(fetchApi, 'POST /carts/my/checkout/acknowledge')({ body: { question } }),
  /** A product page leads straight to the checkout. */
  comeFromProduct: () => endpointCall(fetchApi, 'POST /carts/my/checkout/from-product')(),
  /** Which fields held a step back in the browser. */
  reportFormFail: (body: FormFail) => endpointCall(fetchApi, 'POST /carts/my/checkout/form-fail')({ body }),

  /** Whether we ship there; a 412 says why not in its `error` [K4]. */
  validateAddress: (body: AddressToCheck) => endpointCall(fetchApi, 'POST /addresses/validate')({ body }),
  /** The cart with the taxes and fees of a region. */
  setRegion: (body: NewRegion, options?: WriteOptions) =>
    endpointCall(fetchApi, 'PUT /carts/my/region/new')({ body, ...options }),
  /** What something costs delivered, before any form. */
  deliveredPrice: (question: DeliveredPriceQuestion) => fetchDeliveredPrice(fetchApi, question),
  /** What the whole cart costs at the door; its prices hold for a while. */
  deliverCartTo: (zip: string, options?: WriteOptions) =>
    endpointCall(fetchApi, 'PUT /carts/my/delivered-price')({ body: { zip }, ...options }),
  /** Keeps a quoted price with the cart. */
  holdPrice: (quote: string, options?: WriteOptions) =>
    endpointCall(fetchApi, 'PUT /carts/my/price-hold')({ body: { quote }, ...options }),
  /** The same as `setRegion` by its older call. */
  validateRegion: (body: FlatRegion) => endpointCall(fetchApi, 'PUT /carts/region')({ body }),

  /** What Braintree's browser script needs before it shows PayPal. */
  braintreeToken: () => endpointCall(fetchApi, 'GET /braintree/tokens')(),
  /** The page on which an order is paid from a health account. */
  /** What Amazon's button starts with for the own cart; and for an order that is to be paid there. */
  signAmazonButton: (query: AmazonStart) => endpointCall(fetchApi, 'POST /amazonpay/v2/buttons')({ query }),
  signAmazonOrder: (id: string) =>
    endpointCall(fetchApi, 'POST /amazonpay/v2/buttons/:id')({ params: { id } }),
  truemedSession: (id: string) => endpointCall(fetchApi, 'GET /truemed/sessions/:id')({ params: { id } }),
  /** The same, opened when there is none. */
  openTruemedSession: (id: string) =>
    endpointCall(fetchApi, 'POST /truemed/sessions/:id')({ params: { id }, body: {} }),

  sendMessage: (body: ContactMessage, options?: WriteOptions) =>
    endpointCall(fetchApi, 'POST /contact')({ body, ...options }),

  createOrder: (body: CreateOrder, options?: WriteOptions) =>
    endpointCall(fetchApi, 'POST /orders')({ body, ...options }),
  payOrder: (id: string, body: PayOrder) =>
    endpointCall(fetchApi, 'POST /orders/:id/payment')({ params: { id }, body }),
  /** As its provider knows it now. `returned` when the shopper comes back from the provider's page. */
  refreshOrder: (id: string, { returned = false, checkoutToken }: Returned = {}) =>
    endpointCall(
      fetchApi,
      'POST /orders/:id/refresh',
    )({
      params: { id },
      query: { ...(returned ? { returned: '1' } : {}), ...(checkoutToken ? { checkoutToken } : {}) },
    }),
  /** As its provider knows it now, when the shopper comes back with the payment and its client secret. */
  returnFromPayment: (body: ReturnedPayment) => endpointCall(fetchApi, 'POST /orders/returned')({ body }),
  /** A client has told its own analytics of the purchase; the store tells of it by itself. */
  reportPurchase: (id: string) =>
    endpointCall(fetchApi, 'PUT /orders/:id/analyticsReported')({ params: { id } }),
  fulfillment: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/fulfillment')({ params: { id } }),
  ...changedOrderCalls(fetchApi),
  /** An order that follows another one. */
  createRelatedOrder: (id: string, body: CreateOrder, options?: WriteOptions) =>
    endpointCall(fetchApi, 'POST /orders/:id/related')({ params: { id }, body, ...options }),
  /** Follows the link of an email: its token becomes a cookie. */
  openOrder: (id: string, token: string) =>
    endpointCall(fetchApi, 'POST /orders/:id/opened')({ params: { id }, body: { token } }),
  /** Has a new link sent to the email that the order has. */
  sendOrderLink: (id: string) => endpointCall(fetchApi, 'POST /orders/:id/links')({ params: { id } }),
  /** The visitor's own order, or anybody's with its signed token. */
  order: (id: string, token: string | null = null) =>
    endpointCall(fetchApi, 'GET /orders/:id')({ params: { id }, query: { token: token ?? undefined } }),
});

export type Client = ReturnType<typeof createClient>;

type Query = Readonly<Record<string, string>>;
