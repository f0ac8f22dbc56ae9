/** A line of a shipment that is to be packed. */
export interface PickableLine {
  readonly sku: string;
  readonly title: string;
  /** What was chosen, in words; empty where there was nothing to choose. */
  readonly options: string;
  readonly quantity: number;
}

interface PickableShipment {
  /** As its packing slip has it, "HC1042-1". */
  readonly number: string;
  readonly lines: readonly PickableLine[];
}

/** A piece with how many of it are taken from its shelf, and for what. */
interface PickedPiece extends PickableLine {
  readonly shipments: readonly { readonly number: string; readonly quantity: number }[];
}

/**
 * What is taken from the shelves for shipments that are packed next: each piece once, in the order of SKUs, as shelves are
 * labelled, with the units for each shipment [K7.55].
 * @example pickList([{ number: 'A-1', lines: [{ sku: 'P1', title: 'Pillow', options: '', quantity: 2 }] }])[0]?.quantity // 2
 */
export const pickList = (shipments: readonly PickableShipment[]): PickedPiece[] => {
  const pieces = new Map<string, PickedPiece>();
  for (const { number, lines } of shipments)
    for (const line of lines) {
      const known = pieces.get(line.sku) ?? { ...line, quantity: 0, shipments: [] };
      const quantity = known.quantity + line.quantity;
      pieces.set(line.sku, {
        ...known,
        quantity,
        shipments: [...known.shipments, { number, quantity: line.quantity }],
      });
    }
  return [...pieces.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
};
