import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { data } from 'react-router';
import { type ReportFailure, refusalLevel } from '../../failures/failure.ts';

/**
 * The product that a page is about. When there is none to be had, that is a warning in the log, and the page rejects
 * with the status of the API [C8].
 * @throws the error page's data
 */
export const requireProductPage = async (
  client: Pick<Client, 'productPage'>,
  name: string,
  size: string | null,
  report: ReportFailure,
): Promise<ProductPage> => {
  const answer = await ask(client, name, size);
  if (answer.ok) return answer.result;
  const { error } = answer.error;
  const level = refusalLevel(answer.status);
  if (level !== null)
    report({ level, text: 'Failed to fetch the product', url: `/api/pages/products/${name}`, error });
  throw data(error, { status: answer.status });
};

/** The same for a name that may be none: null where the brand has no such product, or cannot say. */
export const findProductPage = async (
  client: Pick<Client, 'productPage'>,
  name: string,
  size: string | null,
): Promise<ProductPage | null> => {
  const answer = await ask(client, name, size);
  return answer.ok ? answer.result : null;
};

const ask = (client: Pick<Client, 'productPage'>, name: string, size: string | null) =>
  client.productPage(name, size === null ? '' : `?size=${size}`);
