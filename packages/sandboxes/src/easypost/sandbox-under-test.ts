import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type EasypostSandbox, startEasypostSandbox } from './easypost-sandbox.ts';

const KEYS = { apiKey: 'EZTK_1', webhookSecret: 'secret_1' };

export const ADDRESS = {
  name: 'Ada',
  street1: '5 Elm Road',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
  country: 'US',
};

export const PARCEL = { length: 20, width: 14, height: 8, weight: 48 };

interface StartOptions {
  readonly stateFile?: string;
  readonly stepMs?: number;
}

/** What a webhook of EasyPost's brought. */
interface Received {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** A sandbox, a store that takes its webhooks, and calls to it. Only for tests. */
export const startUnderTest = async (options: StartOptions = {}) => {
  const received: Received[] = [];
  const store = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = store.address() as AddressInfo;
  const webhookUrl = `http://127.0.0.1:${port}/hook`;
  const sandbox = await startEasypostSandbox({ ...KEYS, ...options, host: '127.0.0.1', port: 0, webhookUrl });
  return {
    sandbox,
    received,
    ...callsOf(sandbox),
    close: () => Promise.all([sandbox.close(), store.close()]),
  };
};

const callsOf = ({ url }: EasypostSandbox) => {
  const call = async (path: string, body?: object, key = KEYS.apiKey) => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const create = (changes: object = {}) =>
    call('/v2/shipments', {
      shipment: { from_address: ADDRESS, to_address: ADDRESS, parcel: PARCEL, ...changes },
    });
  const buy = async (changes: object = {}) => {
    const { body } = await create(changes);
    return call(`/v2/shipments/${body.id}/buy`, { rate: { id: body.rates[0].id } });
  };
  const move = (code: string, way: string) => call(`/_sandbox/parcels/${code}`, { move: way });
  return { call, create, buy, move };
};
