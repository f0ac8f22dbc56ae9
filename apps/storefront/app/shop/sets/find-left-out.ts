import type { Notice } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { leftOut } from '../product/left-out.ts';

interface Offered {
  readonly name: string;
  readonly title: string;
  readonly isSoldOut: boolean;
}

/** More names than a page of a set offers were not sent by one. */
const MOST_NAMES = 8;

/**
 * What a form names of a page's offers and cannot be had: sold out, or not on the page any more. What the page does not
 * name may still be called by its title in the catalogue.
 */
export const findLeftOut = async (
  client: Pick<Client, 'products'>,
  offered: readonly Offered[],
  sent: readonly FormDataEntryValue[],
): Promise<Notice[]> => {
  const names = sent.flatMap((name) => (typeof name === 'string' && name !== '' ? [name] : []));
  const soldOut = offered.filter(({ name, isSoldOut }) => isSoldOut && names.includes(name));
  const gone = names.filter((name) => !offered.some((one) => one.name === name));
  const titles = await findTitles(client, gone);
  return [
    ...soldOut.map(({ title }) => leftOut('sold_out', title)),
    ...titles.map((title) => leftOut('offer_gone', title)),
    ...(titles.length < new Set(gone).size ? [leftOut('offer_gone')] : []),
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
