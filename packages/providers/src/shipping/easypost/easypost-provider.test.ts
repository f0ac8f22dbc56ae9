import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type EasypostSandbox, startEasypostSandbox } from '@counterpane/sandboxes/easypost/easypost-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Webhook } from '../../webhook.ts';
import { CarrierUnavailable, LabelRefused, type LabelRequest } from '../port.ts';
import { easypostProvider } from './easypost-provider.ts';

const KEYS = { apiKey: 'EZTK_of_this_test', webhookSecret: 'sécret' };

let sandbox: EasypostSandbox;
let store: Server;
let received: Webhook[] = [];

beforeAll(async () => {
  store = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ body: await text(request), headers });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = store.address() as AddressInfo;
  const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/carriers/easypost`;
  sandbox = await startEasypostSandbox({ ...KEYS, host: '127.0.0.1', port: 0, webhookUrl });
});
beforeEach(() => {
  received = [];
});
afterEach(() => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await sandbox.close();
  store.close();
});

const provider = (changes: { apiKey?: string; timeoutMs?: number } = {}) =>
  easypostProvider({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 10_000, ...changes });

const NO_CONTACT = { streetMore: '', phone: '', email: '' };
const WAREHOUSE = {
  ...NO_CONTACT,
  name: 'Halcyon',
  street: '12 Dock Street',
  city: 'Newark',
  state: 'NJ',
  zip: '07105',
  country: 'US',
};
const HOME = {
  ...NO_CONTACT,
  name: 'Ada Lovelace',
  street: '5 Elm Road',
  streetMore: 'Apt 2',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
  country: 'US',
  email: 'ada@example.com',
};
const PILLOW = { length: 20, width: 14, height: 8, weight: 3 };
const ANVIL = { ...PILLOW, weight: 400 };

let count = 0;
const request = (changes: Partial<LabelRequest> = {}): LabelRequest => {
  count += 1;
  return { reference: `shipment-${count}`, from: WAREHOUSE, to: HOME, parcel: PILLOW, ...changes };
};

const ask = async (path: string, body?: object) => {
  const authorization = `Basic ${Buffer.from(`${KEYS.apiKey}:`).toString('base64')}`;
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
};
const move = (trackingNumber: string, way: string) =>
  ask(`/_sandbox/parcels/${trackingNumber}`, { move: way });
const fault = (kind: string, path = '/v2/') => ask('/_sandbox/faults', { kind, path });

describe('a label that is bought at EasyPost', () => {
  it('is of the cheapest carrier, a PDF, with a page to follow it by', async () => {
    const label = await provider().buyLabel(request());
    expect(label).toMatchObject({ carrier: 'USPS', trackingNumber: expect.stringMatching(/^9400\d{18}$/) });
    const file = await fetch(label.labelUrl);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const page = await (await fetch(String(label.trackingUrl))).text();
    expect(page).toContain(label.trackingNumber);
  });

  it('bears the name that its carrier has with shoppers', async () => {
    const bed = { ...PILLOW, weight: 90 };
    expect(await provider().buyLabel(request({ parcel: bed }))).toMatchObject({ carrier: 'UPS' });
    const london = { ...HOME, city: 'London', state: '', zip: 'W1A 1AA', country: 'GB' };
    expect(await provider().buyLabel(request({ from: london, to: london }))).toMatchObject({
      carrier: 'Royal Mail',
    });
  });

  it('weighs sixteen ounces for every pound', async () => {
    const asked = request({ parcel: { ...PILLOW, weight: 2.26 } });
    await provider().buyLabel(asked);
    expect(await ask(`/v2/shipments/${asked.reference}`)).toMatchObject({
      parcel: { length: 20, width: 14, height: 8, weight: 36.2 },
    });
  });

  it('is answered again to who asks again, and not bought twice', async () => {
    const asked = request();
    const label = await provider().buyLabel(asked);
    expect(await provider().buyLabel(asked)).toEqual(label);
    expect(await provider().buyLabel({ ...asked, parcel: ANVIL })).toEqual(label);
  });

  it('is bought for each of several parcels under its own reference, with its own number', async () => {
    const asked = request();
    const first = await provider().buyLabel(asked);
    const second = await provider().buyLabel({ ...asked, reference: `${asked.reference}-2` });
    expect(second.trackingNumber).not.toBe(first.trackingNumber);
    expect(await provider().buyLabel(asked)).toEqual(first);
  });

  it('is not bought twice although the answer to the first got lost', async () => {
    const asked = request();
    await fault('drop-after-effect', '/v2/shipments/');
    await expect(provider().buyLabel(asked)).rejects.toBeInstanceOf(CarrierUnavailable);
    const label = await provider().buyLabel(asked);
    expect(await ask(`/v2/shipments/${asked.reference}`)).toMatchObject({
      tracking_code: label.trackingNumber,
    });
    expect(await ask(`/v2/shipments/${asked.reference}~2`)).toHaveProperty('error');
  });

  it('is of the shipment that is there already where only its purchase failed', async () => {
    const asked = request();
    await fault('drop-after-effect', '/v2/shipments');
    await expect(provider().buyLabel(asked)).rejects.toBeInstanceOf(CarrierUnavailable);
    const { id } = await ask(`/v2/shipments/${asked.reference}`);
    const { trackingNumber } = await provider().buyLabel(asked);
    expect(await ask(`/v2/shipments/${id}`)).toMatchObject({ tracking_code: trackingNumber });
  });

  it('is not bought twice although the first purchase takes effect only while it is asked for again', async () => {
    const asked = request();
    await ask('/_sandbox/faults', { kind: 'slow', path: '/v2/shipments/shp_', ms: 600 });
    await expect(provider({ timeoutMs: 200 }).buyLabel(asked)).rejects.toBeInstanceOf(CarrierUnavailable);
    await ask('/_sandbox/faults', { kind: 'slow', path: '/v2/shipments/shp_', ms: 900 });
    const label = await provider().buyLabel(asked);
    expect(await ask(`/v2/shipments/${asked.reference}`)).toMatchObject({
      tracking_code: label.trackingNumber,
    });
    expect(await ask(`/v2/shipments/${asked.reference}~2`)).toHaveProperty('error');
  });

  it('is one where two ask at once for a shipment that is there', async () => {
    const asked = request();
    await fault('drop-after-effect', '/v2/shipments');
    await expect(provider().buyLabel(asked)).rejects.toBeInstanceOf(CarrierUnavailable);
    const [one, other] = await Promise.all([provider().buyLabel(asked), provider().buyLabel(asked)]);
    expect(one).toEqual(other);
  });

  it('is refused in the words of the carriers, and had once the parcel is described otherwise', async () => {
    const asked = request({ parcel: ANVIL });
    const refused = await provider().buyLabel(asked).catch(String);
    expect(refused).toBe(
      'LabelRefused: USPS: The maximum weight is 70 lb. UPSDAP: The maximum weight is 150 lb. ' +
        'FedExDefault: The maximum weight is 150 lb.',
    );
    const label = await provider().buyLabel({ ...asked, parcel: PILLOW });
    expect(await provider().buyLabel(asked)).toEqual(label);
    expect(await ask(`/v2/shipments/${asked.reference}~2`)).toMatchObject({
      tracking_code: label.trackingNumber,
    });
  });

  it('goes to the address that was corrected, and not to the one of an earlier try', async () => {
    const asked = request();
    await fault('drop-after-effect', '/v2/shipments');
    await expect(provider().buyLabel(asked)).rejects.toBeInstanceOf(CarrierUnavailable);
    const { trackingNumber } = await provider().buyLabel({ ...asked, to: { ...HOME, street: '7 Elm Road' } });
    expect(await ask(`/v2/shipments/${asked.reference}~2`)).toMatchObject({
      tracking_code: trackingNumber,
      to_address: { street1: '7 ELM ROAD' },
    });
  });

  it('is refused where EasyPost does not understand an address, with the field and why', async () => {
    const nowhere = provider().buyLabel(request({ to: { ...HOME, city: '' } }));
    await expect(nowhere).rejects.toThrow(/shipment\.to_address\.city/);
    await expect(nowhere).rejects.toBeInstanceOf(LabelRefused);
  });

  it('is refused from one country to another, because nothing is said for customs', async () => {
    const abroad = { ...HOME, city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' };
    await expect(provider().buyLabel(request({ to: abroad }))).rejects.toThrow('Customs information');
  });

  it('that is a picture alone is made into a PDF', async () => {
    const asked = request();
    await provider()
      .buyLabel({ ...asked, parcel: ANVIL })
      .catch(() => null);
    const described = await ask(`/v2/shipments/${asked.reference}`);
    const addressOf = ({
      name,
      street1,
      street2,
      city,
      state,
      zip,
      country,
    }: Record<string, string | null>) => ({
      ...{ name, street1, city, state, zip, country },
      ...(street2 && { street2 }),
    });
    await ask('/v2/shipments', {
      shipment: {
        reference: `${asked.reference}~2`,
        from_address: addressOf(described.from_address),
        to_address: addressOf(described.to_address),
        parcel: { length: 20, width: 14, height: 8, weight: 48 },
        options: { label_format: 'PNG' },
      },
    });
    const label = await provider().buyLabel(asked);
    expect(label.labelUrl).toMatch(/\.pdf$/);
    expect(await ask(`/v2/shipments/${asked.reference}~2`)).toMatchObject({
      postage_label: { label_file_type: 'image/png', label_pdf_url: label.labelUrl },
    });
  });

  it.each(['error500', 'html', 'hang'])('may be asked for again where EasyPost fails: %s', async (kind) => {
    const hasty = provider({ timeoutMs: 200 });
    await fault(kind);
    await expect(hasty.buyLabel(request())).rejects.toBeInstanceOf(CarrierUnavailable);
    await fault(kind);
    await expect(hasty.findReport('1Z')).rejects.toBeInstanceOf(CarrierUnavailable);
  });

  it('is not had with a key that is none', async () => {
    const stranger = provider({ apiKey: 'EZTK_other' });
    await expect(stranger.buyLabel(request())).rejects.toBeInstanceOf(CarrierUnavailable);
  });
});

describe('a parcel that EasyPost follows', () => {
  const follow = async (...ways: string[]) => {
    const { trackingNumber } = await provider().buyLabel(request());
    const states: unknown[] = [(await provider().findReport(trackingNumber))?.state];
    for (const way of ways) {
      await move(trackingNumber, way);
      states.push((await provider().findReport(trackingNumber))?.state);
    }
    return { trackingNumber, states };
  };

  it('is announced, under way, out for delivery and delivered', async () => {
    const { states } = await follow('next', 'next', 'next', 'next');
    expect(states).toEqual(['announced', 'underway', 'out_for_delivery', 'delivered', 'delivered']);
  });

  it('gets lost, or goes back to who sent it', async () => {
    expect((await follow('lose')).states).toEqual(['announced', 'lost']);
    expect((await follow('next', 'return')).states).toEqual(['announced', 'underway', 'returned_to_sender']);
  });

  it('is expected on another day once its carrier says so, which is news', async () => {
    const { trackingNumber } = await follow();
    const before = await provider().findReport(trackingNumber);
    await move(trackingNumber, 'delay');
    const after = await provider().findReport(trackingNumber);
    const days = Date.parse(String(after?.expectedOn)) - Date.parse(String(before?.expectedOn));
    expect(days).toBe(2 * 24 * 60 * 60 * 1_000);
    expect(after?.eventId).not.toBe(before?.eventId);
  });

  it('is nothing where the number is unknown', async () => {
    expect(await provider().findReport('1Z0000000000000000')).toBeNull();
  });

  it('is told of by signed calls, whose news is the same as that of a question', async () => {
    const { trackingNumber } = await follow('next');
    const asked = await provider().findReport(trackingNumber);
    const told = await vi.waitFor(() => {
      const reports = received
        .map((call) => provider().readWebhook(call))
        .filter((report) => report?.trackingNumber === trackingNumber);
      expect(reports.map((report) => report?.state)).toContain('underway');
      return reports;
    });
    expect(told).toContainEqual(asked);
    expect(new Set(told.map((report) => report?.eventId)).size).toBe(3);
  });
});
