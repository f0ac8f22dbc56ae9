import type { AddItems } from '@counterpane/contract/cart/carts';
import { newId } from '../../http/ids.ts';
import type { PlannedItem } from './add-planned-items.ts';

/** The items of a call, each with the id of a line of its own: `item-1` is the first of them. */
export const planItems = (items: AddItems['items']): PlannedItem[] => {
  const ids = items.map(() => newId());
  const idOf = (name: string | null | undefined): string | null | undefined => {
    const [, number] = /^item-(\d{1,2})$/.exec(name ?? '') ?? [];
    return ids[Number(number) - 1] ?? name;
  };
  return items.map(({ onlyWith, ...item }, index) => ({
    id: ids[index] ?? '',
    item: { ...item, forItem: idOf(item.forItem) },
    onlyWith: idOf(onlyWith),
  }));
};
