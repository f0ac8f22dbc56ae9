import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { ReportFailure } from '../../failures/failure.ts';
import { findProductPage, requireProductPage } from './require-product-page.ts';

const CLASSIC = 'mattress';

/** The parameters of the route of a product. */
interface Address {
  readonly name?: string | undefined;
  /** The path after the product. */
  readonly '*'?: string | undefined;
}

interface ProductAtPath {
  readonly page: ProductPage;
  /** The segments of the path after the product. */
  readonly segments: readonly string[];
}

/**
 * The product of a path, in one call where that is enough. Below /mattress a brand may have a family of its own:
 * /mattress/hybrid/soft is a product by the name of mattress-hybrid-soft where there is one [D53].
 * @throws the error page's data
 */
export const requireProductByPath = async (
  client: Pick<Client, 'productPage'>,
  { name, '*': path = '' }: Address,
  size: string | null,
  report: ReportFailure,
): Promise<ProductAtPath> => {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [material, firmness, ...rest] = segments;
  if (name === undefined && material !== undefined && firmness !== undefined) {
    const page = await findProductPage(client, `${CLASSIC}-${material}-${firmness}`, size);
    if (page) return { page, segments: rest };
  }
  return { page: await requireProductPage(client, name ?? CLASSIC, size, report), segments };
};
