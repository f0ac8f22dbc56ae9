import type { RegionData } from '@counterpane/catalogue/region-schema';
import type { DeliveryArea } from '@counterpane/rules/delivery/delivery-methods';

/** Who delivers, and in which country. */
interface Deliverer {
  readonly brandKey: string;
  readonly country: string;
}

/** Where a brand delivers in a country, and how; nowhere with white glove service where the region has no data. */
export const toDeliveryArea = (
  region: RegionData | undefined,
  { brandKey, country }: Deliverer,
): DeliveryArea => {
  const table = region?.whiteGlove ?? null;
  const own = table && Object.hasOwn(table.brands, brandKey) ? table.brands[brandKey] : undefined;
  return {
    country,
    partnerStates: region?.partnerStates ?? [],
    whiteGlove: [own, table].filter((found) => found !== null && found !== undefined),
  };
};
