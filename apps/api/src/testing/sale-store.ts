import { type PromotionData, promotionsSchema } from '@counterpane/catalogue/promotion-schema';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { buildApi } from '../app.ts';
import { type CatalogueReader, openCatalogueReader } from '../catalogue/reader.ts';
import { Shopper } from './shopper.ts';
import { openTestStore, type TestStore } from './test-store.ts';

type FiledPromotion = z.input<typeof promotionsSchema>[number];

/**
 * A promotion as a brand's file would have it, called by its id.
 * @example filed({ id: 'half', lane: 'sale', benefit: { type: 'percent', percent: 50 } })
 */
export const filed = (own: Omit<FiledPromotion, 'title'>): PromotionData[] =>
  promotionsSchema.parse([{ title: own.id, ...own }]);

/** A tenth off while one condition is met, in a lane of its own. */
export const tenthOff = (
  id: string,
  condition: { readonly type: string } & Readonly<Record<string, unknown>>,
): PromotionData[] =>
  filed({ id, lane: id, conditions: [condition], benefit: { type: 'percent', percent: 10 } });

/** A store in which every brand has other promotions than in its files. */
export interface SaleStore {
  readonly store: TestStore;
  readonly api: FastifyInstance;
  readonly catalogue: CatalogueReader;
  /** What was purged, one entry a time: tags, or null for every page. */
  readonly purged: (readonly string[] | null)[];
  shopper(host?: string): Shopper;
  close(): Promise<void>;
}

/** Opens a store with these promotions, given what its clock says in milliseconds. */
export const openSaleStore = async (
  promotionsAt: (now: number) => readonly PromotionData[],
  opened: Promise<TestStore> = openTestStore(),
): Promise<SaleStore> => {
  const store = await opened;
  const shipped = shippedCatalogue();
  const promotions = promotionsAt(store.clock.now());
  const purged: SaleStore['purged'] = [];
  const catalogue = await openCatalogueReader({
    database: store.database,
    catalogue: { ...shipped, brands: shipped.brands.map((brand) => ({ ...brand, promotions })) },
    clock: store.clock,
    hosts: {},
    onChange: (tags) => purged.push(tags),
  });
  const api = buildApi({ ...store.deps, catalogue });
  await api.ready();
  return {
    store,
    api,
    catalogue,
    purged,
    shopper: (host = 'halcyon.localhost') => new Shopper(api, host),
    close: async () => {
      await api.close();
      await store.close();
    },
  };
};
