import type { CartView, ItemToAdd } from '@counterpane/contract/cart/carts';
import { type Answer, type Client, createClient } from '@counterpane/contract/client';
import type { CreateOrder, OrderView } from '@counterpane/contract/orders/orders';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Where test orders go. */
export const HOME = {
  fullName: 'Ada Lovelace',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '2125550142',
} as const;

/** A shopper with a cookie jar who calls the API through the contract's client. */
export class Shopper {
  readonly client: Client;
  readonly #api: FastifyInstance;
  readonly #host: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  /** `address` is the client's. */
  constructor(api: FastifyInstance, host: string, address = '127.0.0.1') {
    this.#api = api;
    this.#host = host;
    this.#address = address;
    this.client = createClient((path, init) => this.fetch(path, init));
  }

  /** The same browser on pages in a language. */
  clientIn(language: string): Client {
    return createClient((path, init) =>
      this.fetch(path, { ...init, headers: { ...init?.headers, 'x-language': language } }),
    );
  }

  /** What this shopper's browser would send along. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same browser at another storefront whose cookies it shares. */
  browsesAs(cookie: string): void {
    this.#cookies.clear();
    for (const pair of cookie.split('; ')) this.#keep(pair);
  }

  /** Any call, with this shopper's cookie. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    // A form with files is written as a browser writes it.
    const form = init.body instanceof FormData ? new Response(init.body) : null;
    const response = await this.#api.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      remoteAddress: this.#address,
      headers: {
        host: this.#host,
        cookie: this.cookie,
        ...(init.headers as Record<string, string>),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.#keep(line.split(';')[0] ?? '');
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: {
        'content-type': String(response.headers['content-type'] ?? ''),
        'retry-after': String(response.headers['retry-after'] ?? ''),
      },
    });
  }

  /** An empty value ends a cookie. */
  #keep(pair: string): void {
    const [name = '', ...value] = pair.split('=');
    if (value.join('=') === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value.join('='));
  }

  /** The id of a product by its name. */
  async productId(name: string): Promise<string> {
    const { data } = result(await this.client.products([name]));
    const [product] = data;
    if (!product) throw new Error(`no product ${name}`);
    return product.id;
  }

  /** An item as the API takes it. */
  async item(name: string, size: string, quantity = 1): Promise<ItemToAdd> {
    return { productID: await this.productId(name), quantity, properties: [{ name: 'Size', value: size }] };
  }

  /** Puts a product into the cart. */
  async adds(name: string, size: string, quantity = 1): Promise<CartView> {
    return result(await this.client.addItems([await this.item(name, size, quantity)]));
  }

  /** What would be ordered now, delivered home, at the total that the shopper sees. */
  async order(change: Partial<CreateOrder> = {}): Promise<CreateOrder> {
    const address = { ...HOME, ...change.shippingAddress };
    const saved = await this.client.saveShipping({ address, email: change.email ?? 'ada@example.com' });
    if (!saved.ok) throw new Error(saved.error.error);
    const cart = result(await this.client.cart());
    return {
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: cart.version,
      expectedTotal: cart.totalPrice,
      ...change,
    };
  }

  /** Places the order of what is in the cart. */
  async places(change: Partial<CreateOrder> = {}): Promise<OrderView> {
    return result(await this.client.createOrder(await this.order(change)));
  }
}

/** The result of a call that must have worked. */
export const result = <Result>(answer: Answer<Result>): Result => {
  if (answer.ok) return answer.result;
  throw new Error(`${answer.status} ${answer.error.code}: ${answer.error.error}`);
};

/** The refusal of a call that must have been refused. */
export const refusal = (answer: Answer<unknown>) => {
  if (answer.ok) throw new Error('this should have been refused');
  return { ...answer.error, status: answer.status };
};
