import type { OrderBody } from '@counterpane/contract/orders/orders';
import { message } from '@counterpane/messages/message';
import type { Localize } from '../../language/localize-with.ts';

/** So many units of something that was ordered. */
export interface OrderedThing {
  readonly title: string;
  readonly quantity: number;
}

interface LineOfOrder {
  readonly itemIdentifier: string;
  readonly quantity: number;
}

/** Lines of an order, such as those of a refund or a shipment, by the titles that the order has for them. */
export const orderedThings = ({ cart }: OrderBody, lines: readonly LineOfOrder[]): OrderedThing[] =>
  lines.map(({ itemIdentifier, quantity }) => ({
    title: cart.items.find((item) => item.itemIdentifier === itemIdentifier)?.product.title ?? '',
    quantity,
  }));

/** A single unit goes without its number. @example "2 × Cloud Pillow" */
export const thingText = ({ title, quantity }: OrderedThing, localize: Localize): string =>
  quantity > 1 ? localize(message('{quantity} × {title}', { quantity, title })) : title;
