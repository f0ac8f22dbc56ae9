import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { createStaffReviewsClient } from '@counterpane/contract/staff/staff-reviews-calls';
import sharp from 'sharp';
import type { CardStore } from '../../../testing/card-store.ts';
import { result, type Shopper } from '../../../testing/shopper.ts';
import type { StaffBrowser } from '../../../testing/staff-browser.ts';

/** What is written where a test wants nothing else. */
export const WORDS = {
  ...{ score: 4, title: 'Quiet', text: 'Nothing creaks.', author: 'Ada L.' },
  ...{ fits: 5, sleeps: 4, photos: [] as string[] },
};

/** A paid order of a mattress. */
interface OrderedBed {
  readonly shopper: Shopper;
  readonly id: string;
  /** The line of the mattress. */
  readonly bed: string;
}

/** Customers who order, get and review a mattress, with what a manager does about it. */
export const reviewWriters = (store: CardStore, manager: StaffBrowser) => {
  const fetchApi = (path: string, init?: RequestInit) => manager.fetch(path, init);
  const staffOrders = createStaffOrdersClient(fetchApi);
  const staff = createStaffReviewsClient(fetchApi);

  const ordered = async (): Promise<OrderedBed> => {
    const shopper = store.shopper();
    const { items } = await shopper.adds('mattress', 'queen');
    const bed = items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
    const { id } = await shopper.places();
    result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    return { shopper, id, bed };
  };

  const delivers = async (id: string): Promise<void> => {
    for (const shipment of result(await staffOrders.order(id)).shipments)
      for (const to of ['ready', 'delivered'] as const)
        result(await staffOrders.moveShipment(id, shipment.id, { to }));
  };

  const delivered = async (): Promise<OrderedBed> => {
    const order = await ordered();
    await delivers(order.id);
    return order;
  };

  const listed = async (orderId: string) =>
    result(await staff.reviews()).find(({ order }) => order.id === orderId);

  return {
    staff,
    ordered,
    delivers,
    delivered,
    listed,
    /** A review with photographs that waits for staff. */
    written: async (count = 0) => {
      const order = await delivered();
      const { shopper, id, bed } = order;
      const photographed = await photographs(order, count);
      result(await shopper.client.writeReview(id, bed, { ...WORDS, photos: photographed }));
      return { ...order, reviewId: (await listed(id))?.id ?? '', photographed };
    },
    moves: (made: { readonly id: string; readonly reviewId: string }, to: 'publish' | 'refuse') =>
      staff.move(
        made.id,
        made.reviewId,
        to === 'publish' ? { to, told: '' } : { to, fault: 'abusive', told: 'Please be kind.' },
      ),
  };
};

/** The review of the mattress as its writer has it. */
export const ownReview = async ({ shopper, id, bed }: OrderedBed) =>
  result(await shopper.client.orderReviews(id)).lines.find(({ itemIdentifier }) => itemIdentifier === bed)
    ?.review;

/** Sends so many photographs of an order; their ids. */
export const photographs = async ({ shopper, id }: OrderedBed, count: number): Promise<string[]> => {
  if (count === 0) return [];
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const files = Array.from({ length: count }, () => new File([new Uint8Array(bytes)], 'bed.png'));
  return result(await shopper.client.sendPhotos(id, files)).map((photo) => photo.id);
};
