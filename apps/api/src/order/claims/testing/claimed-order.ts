import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import sharp from 'sharp';
import type { CardStore } from '../../../testing/card-store.ts';
import { result, type Shopper } from '../../../testing/shopper.ts';

type StaffOrdersClient = ReturnType<typeof createStaffOrdersClient>;

interface OrderWithPlan {
  readonly shopper: Shopper;
  readonly id: string;
  /** The line of the mattress. */
  readonly bed: string;
  readonly token: string;
}

/** A paid order of a mattress with a plan for accidents, and a pillow. */
export const orderedWithPlan = async (store: CardStore): Promise<OrderWithPlan> => {
  const shopper = store.shopper();
  const { items } = await shopper.adds('mattress', 'queen');
  await shopper.adds('pillow', 'king');
  const bed = items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
  const plan = await shopper.item('mattress-accident-protection-5-year', 'queen');
  result(await shopper.client.addItems([{ ...plan, forItem: bed }]));
  const { id } = await shopper.places();
  const { token } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, bed, token };
};

export const deliversAll = async (staff: StaffOrdersClient, id: string): Promise<void> => {
  for (const shipment of result(await staff.order(id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff.moveShipment(id, shipment.id, { to }));
};

/** A delivered order, with a claim that its mattress sags. */
export const claimedOrder = async (store: CardStore, staff: StaffOrdersClient) => {
  const order = await orderedWithPlan(store);
  const { shopper, id, bed } = order;
  await deliversAll(staff, id);
  const [photo] = result(await shopper.client.sendPhotos(id, [await photograph()]));
  const { nextId } = result(await shopper.client.orderClaims(id));
  const asked = {
    id: nextId,
    itemIdentifier: bed,
    reason: 'sagging' as const,
    words: 'It dips by two inches.',
    photos: [photo?.id ?? ''],
  };
  result(await shopper.client.makeClaim(id, asked));
  return { ...order, asked, claimId: nextId };
};

export type ClaimedOrder = Awaited<ReturnType<typeof claimedOrder>>;

const photograph = async (): Promise<File> => {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
  return new File([new Uint8Array(await image.png().toBuffer())], 'dip.png');
};
