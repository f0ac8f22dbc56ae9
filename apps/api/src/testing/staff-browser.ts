import type { StaffCart } from '@counterpane/contract/cart/remote-control';
import { controlling, createRemoteControlClient } from '@counterpane/contract/cart/remote-control-calls';
import { type Client, createClient } from '@counterpane/contract/client';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { createAccountClient } from '@counterpane/contract/staff/account-calls';
import type { StaffRole } from '@counterpane/contract/staff/staff';
import { createStaffClient } from '@counterpane/contract/staff/staff-calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { saveStaff } from '../staff/sign-in/accounts.ts';
import { createAuth } from '../staff/sign-in/auth.ts';
import { result } from './shopper.ts';
import type { TestStore } from './test-store.ts';

export const PASSWORD = 'correct horse battery';

let browsers = 0;

/** A browser with a cookie jar and an address of its own, as a member of staff has one. */
export class StaffBrowser {
  readonly #api: FastifyInstance;
  readonly #host: string;
  // Attempts to sign in are counted by address.
  readonly #address: string;
  #worksAs: string | null = null;
  readonly #cookies = new Map<string, string>();
  readonly session = createStaffClient((path, init) => this.fetch(path, init));
  readonly account = createAccountClient((path, init) => this.fetch(path, init));
  readonly remote = createRemoteControlClient((path, init) => this.fetch(path, init));

  constructor(api: FastifyInstance, host = 'halcyon.localhost') {
    this.#api = api;
    this.#host = host;
    browsers += 1;
    this.#address = `10.0.0.${browsers}`;
  }

  /** What the browser would send along. */
  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** Signs in and proves who they are whenever they are asked, as people do whose test is about something else. */
  staysAtWork(email: string): this {
    this.#worksAs = email;
    return this;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.#send(path, init);
    const email = this.#worksAs;
    if (email === null || (answer.status !== 401 && answer.status !== 403)) return answer;
    const { code } = (await answer.clone().json()) as ErrorAnswer;
    this.#worksAs = null;
    const isBack =
      code === 'proof_required'
        ? (await this.account.prove({ password: PASSWORD })).ok
        : code === 'sign_in_required' && (await this.session.signIn({ email, password: PASSWORD })).ok;
    this.#worksAs = email;
    return isBack ? this.#send(path, init) : answer;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const answer = await this.#api.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      remoteAddress: this.#address,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        host: this.#host,
        cookie: this.cookie,
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const headers = { 'content-type': String(answer.headers['content-type'] ?? '') };
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  }

  /** The calls of a shopper, on the cart that this member of staff is in. */
  at({ cart }: StaffCart, version: number | null = null): Client {
    return createClient(controlling((path, init) => this.fetch(path, init), cart.id ?? '', version));
  }
}

/** Makes an account, as an operator does. */
export const hires = async (
  { deps, database }: Pick<TestStore, 'deps' | 'database'>,
  name: string,
  role: StaffRole = 'agent',
): Promise<string> => {
  const email = emailOf(name);
  await saveStaff(createAuth(deps), database, { name, email, role, password: PASSWORD });
  return email;
};

/** A member of staff who has signed in, and does so again whenever it takes that. */
export const signedIn = async (...hired: Parameters<typeof signedInOnce>): Promise<StaffBrowser> => {
  const browser = await signedInOnce(...hired);
  return browser.staysAtWork(emailOf(hired[1]));
};

/** A member of staff who has signed in once: for tests about sessions that end. */
export const signedInOnce = async (
  store: Pick<TestStore, 'api' | 'deps' | 'database'>,
  name: string,
  role: StaffRole = 'agent',
  host?: string,
): Promise<StaffBrowser> => {
  const browser = new StaffBrowser(store.api, host);
  const email = await hires(store, name, role);
  result(await browser.session.signIn({ email, password: PASSWORD }));
  return browser;
};

const emailOf = (name: string): string => `${name.toLowerCase()}@halcyon.example`;
