import type { FetchApi } from '@counterpane/contract/call';
import {
  fetchProducts,
  productsUrl,
  type WantedProducts,
} from '@counterpane/contract/products/product-calls';
import type { ProductView } from '@counterpane/contract/products/products';
import type { ReportFailure } from '../../failures/failure.ts';

/** Products that a page can do without: none of them when the call fails, which is logged [C8]. */
export const fetchExtraProducts = async (
  fetchApi: FetchApi,
  wanted: WantedProducts,
  report: ReportFailure,
): Promise<readonly ProductView[]> => {
  if (Object.values(wanted).flat().length === 0) return [];
  try {
    const answer = await fetchProducts(fetchApi, wanted);
    if (answer.ok) return answer.result.data;
    throw new Error(answer.error.error);
  } catch (error) {
    report({ level: 'error', text: 'Failed to fetch extra products', url: productsUrl(wanted), error });
    return [];
  }
};
