import { request } from 'node:http';
import { type Client, createClient } from '@counterpane/contract/client';
import { HOME, productId, resultOf } from '../support/visitor.ts';
import { followRedirects, redirectOf } from './follow-redirects.ts';
import { hostOf } from './store-host.ts';

/** What a page or a form was answered with, before any redirect is followed. */
interface Reply {
  readonly status: number;
  /** Path and query of a redirect, or empty. */
  readonly location: string;
  /** A redirect as it stands in the answer, or empty. */
  readonly redirect: string;
  readonly text: string;
}

interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A visitor with a cookie jar and no browser: pages, forms and API calls of one storefront, without script. */
export class PageVisitor {
  readonly client: Client;
  readonly #host: string;
  readonly #port: string | undefined;
  readonly #cookies = new Map<string, string>();

  /** Of the store of this worker, where no other is named. */
  constructor(storefront = 'halcyon', port = process.env.STORE_PORT) {
    this.#host = hostOf(storefront, port);
    this.#port = port;
    this.client = createClient(async (path, { method = 'GET', headers, body } = {}) => {
      const { status, text, type } = await this.#ask({
        method,
        path,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { body } : {}),
      });
      return new Response(text, { status, headers: { 'content-type': type } });
    });
  }

  /** Of the storefront; what is at another origin is not this visitor's. */
  get origin(): string {
    return `http://${this.#host}`;
  }

  get cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  /** What a cookie holds; empty where there is none. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  opens(path: string): Promise<Reply> {
    return this.#ask({ method: 'GET', path });
  }

  /** Sends the fields of a form as a browser without script does. */
  sends(
    path: string,
    fields: Readonly<Record<string, string>> | URLSearchParams,
    referer?: string,
  ): Promise<Reply> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer === undefined ? {} : { referer }),
    };
    return this.#ask({ method: 'POST', path, headers, body: new URLSearchParams(fields).toString() });
  }

  /** Sends a form with files as a browser without script does. */
  async sendsFiles(path: string, form: FormData): Promise<Reply> {
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    return this.#ask({ method: 'POST', path, headers, body: Buffer.from(await sent.arrayBuffer()) });
  }

  async adds(name = 'mattress', size = 'king'): Promise<void> {
    const productID = await productId(this, name);
    const properties = [{ name: 'Size', value: size }];
    await resultOf(this.client.addItems([{ productID, quantity: 1, properties }]));
  }

  async ships(): Promise<void> {
    await resultOf(this.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  }

  async chooses(token: string): Promise<void> {
    const card = { last4: '4242', brand: 'Visa' };
    const cardToken = { id: token, card };
    await resultOf(
      this.client.saveBilling({ sameAsShipping: true, paymentProvider: 'stripeDirect', cardToken }),
    );
  }

  /** Places the order that the review shows: where that leads. */
  async places(base = ''): Promise<string> {
    const { text } = await this.opens(`${base}/checkout/review`);
    const hidden = text.matchAll(
      /name="(idempotencyKey|cartVersion|expectedTotal|currency)" value="([^"]*)"/g,
    );
    const fields = Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value]));
    return (await this.sends(`${base}/checkout/review`, fields)).location;
  }

  /** Where a page of this storefront leads in the end. */
  async arrives(path: string): Promise<string> {
    const { url } = await followRedirects(new URL(path, this.origin), (at) => this.opens(pathOf(at.href)));
    return pathOf(url.href);
  }

  #ask({ method, path, headers, body }: PageCall): Promise<Reply & { readonly type: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: 'localhost',
          port: this.#port,
          method,
          path,
          headers: { ...headers, host: this.#host, cookie },
        },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: pathOf(response.headers.location),
              redirect: redirectOf(response.statusCode ?? 0, response.headers.location),
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** As a browser does: a cookie that is over is forgotten. */
  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name, value] = halvesOf(pair);
    if (isOver(new Map(attributes.map((one) => halvesOf(one.trim().toLowerCase())))))
      this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

const halvesOf = (pair: string): readonly [name: string, value: string] => {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return [name, value];
};

/** `Max-Age` goes before `Expires` (RFC 6265, 5.3). */
const isOver = (attributes: ReadonlyMap<string, string>): boolean => {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = attributes.get('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
};

const pathOf = (location: string | undefined): string => {
  if (location === undefined) return '';
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
};
