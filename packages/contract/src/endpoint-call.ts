import { type Answer, call, type FetchApi, withoutDotSegments } from './call.ts';
import type { Address, Endpoint, InputOf, ParamName, ResultOf } from './endpoint.ts';
import type { EndpointAt, KnownAddress } from './endpoints.ts';

/** What goes with a call beside what its row has. */
interface CallOptions {
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Left out where nothing has to be said. */
type Input<Row extends Endpoint> =
  Record<never, never> extends InputOf<Row>
    ? [input?: InputOf<Row> & CallOptions]
    : [input: InputOf<Row> & CallOptions];

type EndpointCall<Row extends Endpoint> = (...input: Input<Row>) => Promise<Answer<ResultOf<Row>>>;

/**
 * The call of an endpoint, named by its address or by its row. A browser names the address: of the table it gets the types
 * alone, and no schema. The result is the one of the row, because the API answers by the same row: its handler does not
 * compile otherwise, and the API's tests hold every answer beside the schema. What goes with a call comes in a second step:
 * in the same one the compiler would compare it with what goes with every other endpoint.
 * @example await endpointCall(fetch, 'PUT /carts/my/coupon')({ body: { couponCode: 'SLEEP10' } })
 */
export function endpointCall<At extends KnownAddress>(
  fetchApi: FetchApi,
  asked: At,
): EndpointCall<EndpointAt<At>>;
export function endpointCall<Row extends Endpoint>(fetchApi: FetchApi, asked: Row): EndpointCall<Row>;
export function endpointCall(fetchApi: FetchApi, asked: Address | Endpoint) {
  return (input: Parts & CallOptions = {}): Promise<Answer<unknown>> => {
    const at = typeof asked === 'string' ? asked : asked.at;
    const { body, signal, idempotencyKey, ifMatch }: Parts & CallOptions = input;
    const [method] = at.split(' ');
    return call(fetchApi, addressOf(at, input), {
      method,
      ...(signal ? { signal } : {}),
      ...(method === 'GET'
        ? {}
        : {
            headers: {
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
              ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }),
            },
            body: body === undefined ? null : JSON.stringify(body),
          }),
    });
  };
}

/**
 * Where an endpoint is, for what calls it by another way than `endpointCall`, as an `EventSource` does.
 * @example endpointUrl('GET /carts/my/events', {}) // "/api/carts/my/events"
 */
export const endpointUrl = <Asked extends KnownAddress>(
  at: Asked,
  params: Readonly<Record<ParamName<Asked>, string>>,
): string => addressOf(at, { params });

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

interface Parts {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** A row's path with what differs in it, as a browser calls it. */
const addressOf = (at: string, { params = {}, query = {} }: Parts): string => {
  const path = at
    .slice(at.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/api${withoutDotSegments(path)}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
};
