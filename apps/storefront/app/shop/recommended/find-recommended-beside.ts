import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { ReportFailure } from '../../failures/failure.ts';
import { fetchRecommended, type Recommended } from './fetch-recommended.ts';

/**
 * What goes with SKUs, without what a page offers already. A page of the shop is the same for everyone, so that no experiment
 * decides by what it is chosen.
 */
export const findRecommendedBeside = async (
  client: Pick<Client, 'recommendations'>,
  { state: { upsellItems } }: Pick<ProductPage, 'state'>,
  skus: readonly string[],
  report: ReportFailure,
): Promise<Recommended> => {
  const offered = upsellItems.map(({ info }) => info.name);
  return fetchRecommended(client, 'bought-together', { skus, without: offered }, report);
};
