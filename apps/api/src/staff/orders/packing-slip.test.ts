import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

it('Each parcel has a packing slip with what is in it, to whom it goes, and no price', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  await shopper.adds('mattress', 'queen');
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const order = await shopper.places({ billingAddress: { ...HOME, fullName: 'Grace Payer' } });
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();

  const agent = await signedIn(store, 'Ama', 'agent');
  const staff = createStaffOrdersClient((path, init) => agent.fetch(path, init));
  const { shipments, lines } = result(await staff.order(order.id));
  expect(shipments.length).toBeGreaterThan(1);
  for (const shipment of shipments) {
    const slip = await agent.fetch(`/api/staff/orders/${order.id}/shipments/${shipment.id}/packing-slip`, {});
    expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(await slip.arrayBuffer()), { mergePages: true });
    expect(text).toContain(`Packing slip ${order.shortId}-${shipment.number}`);
    expect(text).toContain(`Parcel ${shipment.number} of ${shipments.length}`);
    expect(text).toContain(HOME.line1);
    expect(text).toMatch(/Queen|Standard/);
    expect(text).not.toMatch(/\$|Grace Payer/);
    for (const { itemIdentifier, title } of lines) {
      const isInIt = shipment.lines.some((line) => line.itemIdentifier === itemIdentifier);
      expect([title, text.includes(title)]).toEqual([title, isInIt]);
    }
  }
  const stranger = await store
    .shopper()
    .fetch(`/api/staff/orders/${order.id}/shipments/${shipments[0]?.id}/packing-slip`, {});
  expect(stranger.status).toBe(401);
});
