import type { PartsOf } from '@counterpane/contract/pages/content-parts';

/** So many stand side by side. */
export const MOST_COMPARED = 4;

/** What is compared where nothing else is asked for. */
const FIRST_KIND = 'mattress';

interface Comparison extends Pick<PartsOf<'compare'>, 'chosen'> {
  /** The kind; what is chosen is of it. */
  readonly of: string;
  /** Null where the kind has no sizes. */
  readonly size: string | null;
}

/**
 * Where a comparison in another size, or of other products, is.
 * @example compareUrl('/compare', { of: 'mattress', size: 'king', chosen: [] }) // "/compare?size=king"
 */
export const compareUrl = (path: string, { of, size, chosen }: Comparison): string => {
  const query = new URLSearchParams({
    ...(chosen.length === 0 && of !== FIRST_KIND ? { of } : {}),
    ...(size === null ? {} : { size }),
    ...(chosen.length > 0 ? { with: chosen.join(',') } : {}),
  });
  // A comma may stand in a query as it is, and is easier to read.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`;
};

/** The products with one more or one less; null when there is no room for another. */
export const toggled = (chosen: readonly string[], name: string): string[] | null => {
  if (chosen.includes(name)) return chosen.filter((one) => one !== name);
  return chosen.length < MOST_COMPARED ? [...chosen, name] : null;
};
