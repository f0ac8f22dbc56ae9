import { hasTrait } from '../options/kind-traits.ts';

/** A line of an order, as far as sending it goes. */
export interface ShippableLine {
  readonly itemIdentifier: string;
  readonly kind: string;
  readonly quantity: number;
  /** The ISO day until which it is made; null for what is in stock. */
  readonly madeUntil: string | null;
}

interface Warehouse {
  readonly key: string;
  /** Kinds of products that leave from it; empty for all that no other warehouse has. */
  readonly kinds: readonly string[];
}

export interface PlannedShipment {
  readonly warehouse: string;
  /** `two_people` carry it in and set it up: white glove service. */
  readonly carriage: 'carrier' | 'two_people';
  /** ISO day; null for what can leave at once. */
  readonly notBefore: string | null;
  readonly lines: readonly { readonly itemIdentifier: string; readonly quantity: number }[];
}

interface Planning {
  /** At least one, the first of them for what no other has. */
  readonly warehouses: readonly Warehouse[];
  readonly hasWhiteGlove: boolean;
}

/**
 * What leaves together: from one warehouse, in one way, and when it is made. What is in stock does not wait for what has to
 * be made first. Plans and services are not sent [K7.55].
 */
export const planShipments = (
  lines: readonly ShippableLine[],
  { warehouses, hasWhiteGlove }: Planning,
): PlannedShipment[] => {
  const planned = new Map<string, PlannedShipment>();
  for (const { itemIdentifier, kind, quantity, madeUntil } of lines) {
    if (!hasTrait(kind, 'physical')) continue;
    const warehouse = warehouseOf(kind, warehouses);
    const carriage = hasWhiteGlove && hasTrait(kind, 'large') ? 'two_people' : 'carrier';
    const key = `${warehouse} ${carriage} ${madeUntil}`;
    const known = planned.get(key) ?? { warehouse, carriage, notBefore: madeUntil, lines: [] };
    planned.set(key, { ...known, lines: [...known.lines, { itemIdentifier, quantity }] });
  }
  return [...planned.values()].toSorted((a, b) => dayOf(a) - dayOf(b));
};

const warehouseOf = (kind: string, warehouses: readonly Warehouse[]): string => {
  const found =
    warehouses.find(({ kinds }) => kinds.includes(kind)) ??
    warehouses.find(({ kinds }) => kinds.length === 0) ??
    warehouses[0];
  if (!found) throw new Error('a country that is shipped to has a warehouse');
  return found.key;
};

const dayOf = ({ notBefore }: PlannedShipment): number => (notBefore === null ? 0 : Date.parse(notBefore));
