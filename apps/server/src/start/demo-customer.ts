import { randomUUID } from 'node:crypto';
import type { ApiDeps } from '@counterpane/api/app';
import { isoNow } from '@counterpane/api/clock';
import { createShipments } from '@counterpane/api/order/shipments/create-shipments';
import { moveShipment } from '@counterpane/api/order/shipments/move-shipment';
import { lockShipment, shipmentsOf } from '@counterpane/api/order/shipments/store';
import { findPaidOrderId } from '@counterpane/api/shop/accounts/customer-orders';
import { type Answer, type Client, createClient, type FetchApi } from '@counterpane/contract/client';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import type { FastifyInstance } from 'fastify';

/** The customer of a demo. Their code comes to the mailbox of the demo. */
export const DEMO_CUSTOMER = 'noa@drift.example';

const STOREFRONT = 'drift';
const HOME = {
  fullName: 'Noa Fields',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '2125550142',
} as const;
/** What the sandbox is paid with: a card that works. */
const CARD = PAYMENT_METHODS.find(
  ({ entry, countries }) => entry === 'card-fields' && countries.some((country) => country === HOME.country),
);
const STEPS = ['ready', 'shipped', 'delivered'] as const;

/**
 * Gives the customer of a demo an order that has been delivered, the way that orders have: placed with the API, paid in the
 * sandbox, sent step by step. A start that was cut short is taken up by the next one.
 */
export const seedDemoOrder = async (
  api: FastifyInstance,
  deps: Pick<ApiDeps, 'storefrontUrl'> & Parameters<typeof createShipments>[0],
): Promise<void> => {
  const { db, transaction } = deps.database;
  const client = createClient(browserOf(api, new URL(deps.storefrontUrl(STOREFRONT)).host));
  const id = (await findPaidOrderId(db, DEMO_CUSTOMER)) ?? (await placeOrder(client));
  await createShipments(deps, id);
  for (const { id: shipmentId } of await shipmentsOf(db, id))
    for (const to of STEPS)
      await transaction(async (tx) => {
        const shipment = await lockShipment(tx, shipmentId);
        const step = { to, eventId: `demo-${to}`, source: 'store', at: isoNow(deps.clock) } as const;
        if (shipment) await moveShipment(tx, deps, shipment, { ...step, parcels: PARCELS });
      });
};

const PARCELS = [{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }];

const placeOrder = async (client: Client): Promise<string> => {
  const { data } = resultOf(await client.products(['mattress']));
  const [mattress] = data;
  if (!mattress) throw new Error('the demo sells no mattress');
  const item = { productID: mattress.id, quantity: 1, properties: [{ name: 'Size', value: 'queen' }] };
  resultOf(await client.addItems([item]));
  resultOf(await client.saveShipping({ address: HOME, email: DEMO_CUSTOMER }));
  const { version, totalPrice } = resultOf(await client.cart());
  const order = resultOf(
    await client.createOrder(
      {
        billingProvider: CARD?.id ?? '',
        email: DEMO_CUSTOMER,
        shippingAddress: HOME,
        billingAddress: HOME,
        cartVersion: version,
        expectedTotal: totalPrice,
        paymentDetails: { paymentToken: { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } } },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  if (order.status !== 'paid') throw new Error(`the order of the demo is ${order.status}`);
  return order.id;
};

const resultOf = <Result>(answer: Answer<Result>): Result => {
  if (answer.ok) return answer.result;
  throw new Error(answer.error.error);
};

/** Calls of one visitor, whose cookies it keeps. */
const browserOf = (api: FastifyInstance, host: string): FetchApi => {
  const cookies = new Map<string, string>();
  return async (path, init = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await api.inject({
      method: init.method === 'POST' || init.method === 'PUT' ? init.method : 'GET',
      url: path,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host, cookie },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return new Response(answer.body, { status: answer.statusCode });
  };
};
