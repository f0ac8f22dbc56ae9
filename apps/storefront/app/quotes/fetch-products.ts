import type { Client } from '@counterpane/contract/client';
import type { ProductView } from '@counterpane/contract/products';
import type { ReportFailure } from './report-failure.ts';

type ProductClient = Pick<Client, 'products'>;

/** Products that a page can do without: none of them when the call fails, which is logged (catalogue section 8). */
export const fetchExtraProducts = async (
  client: ProductClient,
  names: readonly string[],
  report: ReportFailure,
): Promise<readonly ProductView[]> => {
  if (names.length === 0) return [];
  try {
    return await fetchProducts(client, names);
  } catch (error) {
    report({ level: 'error', text: 'Failed to fetch extra products', url: addressOf(names), error });
    return [];
  }
};

/** A product that a page is about; rejects when there is none, with a warning in the log (catalogue section 8). */
export const fetchProductByName = async (
  client: ProductClient,
  name: string,
  report: ReportFailure,
): Promise<ProductView> => {
  try {
    const [product] = await fetchProducts(client, [name]);
    if (!product) throw new Error(`There is no product ${name}`);
    return product;
  } catch (error) {
    report({ level: 'warning', text: `Failed to fetch the product ${name}`, url: addressOf([name]), error });
    throw error;
  }
};

const fetchProducts = async (client: ProductClient, names: readonly string[]) => {
  const answer = await client.products(names);
  if (!answer.ok) throw new Error(answer.error.error);
  return answer.result.data;
};

const addressOf = (names: readonly string[]): string => `/api/products?name=${names.join(',')}`;
