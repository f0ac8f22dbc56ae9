import { createRequestHandler } from 'react-router';
import { result, type Shopper } from '../../apps/api/src/testing/shopper.ts';
import { openTestStore, type TestStore } from '../../apps/api/src/testing/test-store.ts';
import { loadStorefrontBuild } from '../../apps/server/src/storefront/build.ts';
import { type Fields, type Page, parsePage } from './read-page.ts';
import { requireRead } from './writes-on-opening.ts';

/** A shopper who opens pages and sends their forms, without script. */
export interface Visitor {
  open(path: string, fields?: Fields): Promise<Page>;
  /** Where the answer to a sent form leads to; null where it is the page once more. */
  send(path: string, fields: Fields): Promise<string | null>;
  /** What the cart costs, in cents. */
  cartTotal(): Promise<number>;
  /** The same visitor's calls of the API by themselves. */
  readonly client: Shopper['client'];
}

/** What a test brings: a store of its own, where addresses of clients count, and an ear for the pages' calls. */
interface OwnShop {
  readonly store?: Promise<TestStore>;
  readonly address?: string;
  readonly onCall?: (call: string) => void;
}

const NO_SCRIPTS = { stripe: { scriptUrl: '', publishableKey: '', origin: '' } };

/** The whole store in this process: pages as the storefront renders them, and the API below them. */
export const openShop = async ({ store: own, address, onCall }: OwnShop = {}) => {
  const [store, build] = await Promise.all([own ?? openTestStore(), loadStorefrontBuild()]);
  const handle = createRequestHandler(build, 'production');

  const answer = (shopper: Shopper, host: string, path: string, form?: URLSearchParams) => {
    const services = {
      fetchApi: (url: string, init?: RequestInit) => {
        const call = `${init?.method ?? 'GET'} ${url}`;
        if (!form) requireRead(path, call);
        onCall?.(call);
        return shopper.fetch(url, init);
      },
      responseHeaders: new Headers(),
      host,
      nonce: null,
      requestId: 'walk',
      scriptOrigins: NO_SCRIPTS,
      basePath: '',
      shown: null,
      report: () => undefined,
    };
    const request = new Request(`http://${host}${path}`, form ? { method: 'POST', body: form } : {});
    return handle(request, build.entry.module.provide(services));
  };

  const visitor = (storefront: string): Visitor => {
    const host = `${storefront}.localhost`;
    const shopper = store.shopper(host, address);
    const open = async (path: string): Promise<Page> => {
      const response = await answer(shopper, host, path);
      const elsewhere = response.headers.get('location');
      if (elsewhere !== null) return open(elsewhere);
      if (response.status !== 200) throw new Error(`${host}${path} answers ${response.status}`);
      return parsePage(await response.text());
    };
    return {
      open: (path, fields = []) => open(fields.length === 0 ? path : `${path}?${paramsOf(fields)}`),
      send: async (path, fields) =>
        (await answer(shopper, host, path, paramsOf(fields))).headers.get('location'),
      cartTotal: async () => result(await shopper.client.cart()).totalPrice.amount,
      client: shopper.client,
    };
  };
  return {
    visitor,
    storefrontOf: (key: string) => store.deps.catalogue.getStorefront(key),
    close: store.close,
  };
};

const paramsOf = (fields: Fields): URLSearchParams => new URLSearchParams(fields.map(([...pair]) => pair));
