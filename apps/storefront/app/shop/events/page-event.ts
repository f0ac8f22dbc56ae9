import type { PageEventName } from '@counterpane/contract/events/events';

const LISTS = /^(?:list-|mattress-bundles$)/;
const ITEMS =
  /^(?:(?:classic-)?mattress|bed-frame|bedding|furniture|kids|bedroom-set|set-.*|bundle-.*|shop\/room\/route)$/;
const STEPS: ReadonlyMap<string, PageEventName> = new Map([
  ['cart/route', 'view_cart'],
  ['checkout/shipping/route', 'begin_checkout'],
]);

/** What it is to open a page, by the id of its route; null for what is no step on the way to an order. */
export const findPageEvent = (routeId: string): PageEventName | null => {
  if (LISTS.test(routeId)) return 'view_item_list';
  if (ITEMS.test(routeId)) return 'view_item';
  return STEPS.get(routeId) ?? null;
};
