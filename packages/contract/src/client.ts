import type { CartView, ChangeItem, ItemToAdd } from './carts.ts';
import type { BillingForm, CheckoutView, ShippingForm } from './checkout.ts';
import type { ErrorAnswer } from './envelope.ts';
import type { CreateOrder, OrderView, PayOrder } from './orders.ts';
import type { HomePage, ListingPage, ProductPage, StorefrontView } from './pages.ts';
import type { ProductView } from './products.ts';

/** A fetch that knows its origin: the browser's, or the in-memory dispatch of the server. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** What a call comes to: its result, or the refusal as the API worded it. */
export type Answer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly status: number; readonly error: ErrorAnswer };

/** Options of every write (design section 5). */
export interface WriteOptions {
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
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
    listingPage: (name: string) => read<ListingPage>(`/api/pages/listings/${encodeURIComponent(name)}`),
    productPage: (name: string, search = '') =>
      read<ProductPage>(`/api/pages/products/${encodeURIComponent(name)}${search}`),
    products: (names: readonly string[]) =>
      read<{ data: ProductView[] }>(`/api/products?name=${encodeURIComponent(names.join(','))}`),

    cart: () => read<CartView>('/api/carts/my'),
    addItems: (items: readonly ItemToAdd[], options?: WriteOptions) =>
      write<CartView>('POST', '/api/carts/my/items', { items }, options),
    changeItem: (id: string, change: ChangeItem, options?: WriteOptions) =>
      write<CartView>('PUT', `/api/carts/my/items/${encodeURIComponent(id)}/`, change, options),
    removeItem: (id: string, options?: WriteOptions) =>
      write<CartView>('DELETE', `/api/carts/my/items/${encodeURIComponent(id)}/`, undefined, options),
    setCoupon: (couponCode: string, options?: WriteOptions) =>
      write<CartView>('PUT', '/api/carts/my/coupon', { couponCode }, options),
    removeCoupon: (options?: WriteOptions) =>
      write<CartView>('DELETE', '/api/carts/my/coupon', undefined, options),

    checkout: () => read<CheckoutView>('/api/carts/my/checkout'),
    saveShipping: (form: ShippingForm) => write<CheckoutView>('PUT', '/api/carts/my/checkout/shipping', form),
    saveBilling: (form: BillingForm) => write<CheckoutView>('PUT', '/api/carts/my/checkout/billing', form),

    createOrder: (order: CreateOrder, options?: WriteOptions) =>
      write<OrderView>('POST', '/api/orders', order, options),
    payOrder: (id: string, payment: PayOrder) =>
      write<OrderView>('POST', `/api/orders/${encodeURIComponent(id)}/payment`, payment),
    refreshOrder: (id: string) => write<OrderView>('POST', `/api/orders/${encodeURIComponent(id)}/refresh`),
    /** The visitor's own order, or anybody's with its signed token. */
    order: (id: string, token: string | null = null) =>
      read<OrderView>(`/api/orders/${encodeURIComponent(id)}${tokenQuery(token)}`),
  };
};

export type Client = ReturnType<typeof createClient>;

const call = async <Result>(fetchApi: FetchApi, path: string, init: RequestInit): Promise<Answer<Result>> => {
  const response = await fetchApi(path, init);
  const body: unknown = await response.json().catch(() => UNREADABLE);
  return response.ok && body !== UNREADABLE
    ? // Answers are checked against this contract by the API's own tests.
      { ok: true, result: (body as { result: Result }).result }
    : { ok: false, status: response.status, error: body as ErrorAnswer };
};

/** What stands in front of the API answers in plain text when it is at its end. */
const UNREADABLE: ErrorAnswer = {
  status: 'error',
  error: 'An error occurred, please try again',
  code: 'unreadable_answer',
};

const tokenQuery = (token: string | null): string =>
  token === null ? '' : `?token=${encodeURIComponent(token)}`;

const writeHeaders = (body: unknown, { idempotencyKey, ifMatch }: WriteOptions): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }),
});

const encode = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));
