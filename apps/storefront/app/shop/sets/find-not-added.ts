import type { Notice } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { notAdded } from '../product/not-added.ts';

interface Offered {
  readonly name: string;
  readonly title: string;
  readonly isSoldOut: boolean;
}

/** No page of a set offers more. */
const MOST_NAMES = 8;

/**
 * Which offers of a form cannot be added: those that are sold out, or no longer on the page. The catalogue may still
 * have the title of the latter.
 */
export const findNotAdded = async (
  client: Pick<Client, 'products'>,
  offered: readonly Offered[],
  sent: readonly FormDataEntryValue[],
): Promise<Notice[]> => {
  const names = sent.flatMap((name) => (typeof name === 'string' && name !== '' ? [name] : []));
  const soldOut = offered.filter(({ name, isSoldOut }) => isSoldOut && names.includes(name));
  const gone = names.filter((name) => !offered.some((one) => one.name === name));
  const titles = await findTitles(client, gone);
  return [
    ...soldOut.map(({ title }) => notAdded('sold_out', title)),
    ...titles.map((title) => notAdded('offer_gone', title)),
    ...(titles.length < new Set(gone).size ? [notAdded('offer_gone')] : []),
  ];
};

const findTitles = async (
  client: Pick<Client, 'products'>,
  names: readonly string[],
): Promise<readonly string[]> => {
  if (names.length === 0) return [];
  const found = await client.products([...new Set(names)].slice(0, MOST_NAMES));
  return found.ok ? found.result.data.map(({ title }) => title) : [];
};
