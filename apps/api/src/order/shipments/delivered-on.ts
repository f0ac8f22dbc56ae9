import { isoOf } from '../../database/when.ts';
import type { Shipment } from './store.ts';

/** The ISO day on which the last units of a line were delivered; null while none are. */
export const deliveredOn = (shipments: readonly Shipment[], itemIdentifier: string): string | null =>
  shipments
    .filter(
      ({ status, lines }) =>
        status === 'delivered' && lines.some((one) => one.itemIdentifier === itemIdentifier),
    )
    .map(({ deliveredAt, createdAt }) => isoOf(deliveredAt ?? createdAt).slice(0, 10))
    .toSorted()
    .at(-1) ?? null;
