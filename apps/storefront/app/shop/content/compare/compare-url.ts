import type { PartsOf } from '@counterpane/contract/pages/content-parts';

/** So many stand side by side. */
export const MOST_COMPARED = 4;

type Choice = Pick<PartsOf<'compare'>, 'chosen'> & { readonly size: string };

/** Where a comparison in another size, or of other beds, is. @example compareUrl('/compare', { size: 'king', chosen: [] }) */
export const compareUrl = (path: string, { size, chosen }: Choice): string => {
  const query = new URLSearchParams({ size, ...(chosen.length > 0 ? { with: chosen.join(',') } : {}) });
  // A comma may stand in a query as it is, and is easier to read.
  return `${path}?${query.toString().replaceAll('%2C', ',')}`;
};

/** The beds with one more or one less; null when there is no room for another. */
export const toggled = (chosen: readonly string[], name: string): string[] | null => {
  if (chosen.includes(name)) return chosen.filter((one) => one !== name);
  return chosen.length < MOST_COMPARED ? [...chosen, name] : null;
};
