import { type Answer, type Client, createClient } from '@counterpane/contract/client';

export interface Visitor {
  readonly client: Client;
  cookie(): string;
}

/** A visitor with a cookie jar who calls a running store's API. */
export const visit = (origin: string, knownCookie = ''): Visitor => {
  let cookie = knownCookie;
  const client = createClient(async (path, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
  return { client, cookie: () => cookie };
};

/** The result of a call that has to work. */
export const resultOf = async <Result>(call: Promise<Answer<Result>>): Promise<Result> => {
  const answer = await call;
  if (answer.ok) return answer.result;
  throw new Error(`${answer.status} ${answer.error.code}: ${answer.error.error}`);
};

export const productId = async ({ client }: Pick<Visitor, 'client'>, name: string): Promise<string> => {
  const { data } = await resultOf(client.products([name]));
  const [product] = data;
  if (!product) throw new Error(`no product is called ${name}`);
  return product.id;
};

/** Where orders of tests and measurements go. */
export const HOME = {
  fullName: 'Ada Lovelace',
  line1: '20 W 34th St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '212 555 0142',
} as const;
