/** A picture of a product [C3]: tags say whether, where and for which size it is shown. */
export interface MediaItem {
  readonly url: string;
  readonly thumbUrl: string;
  readonly alt: string;
  readonly title: string;
  /** `in-use`, `@order-2`, `size:queen`, … */
  readonly tags: readonly string[];
}

const IN_USE = 'in-use';
const SIZE = 'size:';

/**
 * The pictures to show for a size: those in use that are of that size or of none, by their order; those
 * without an order come last. Without a size: those of no size [C3].
 * @example mediaFor(product.mediaCollection, 'queen').map(({ url }) => url)
 */
export const mediaFor = <Item extends Pick<MediaItem, 'tags'>>(
  items: readonly Item[],
  size: string | null,
): Item[] =>
  items
    .filter(({ tags }) => tags.includes(IN_USE) && isOfSize(tags, size))
    .sort((a, b) => orderOf(a.tags) - orderOf(b.tags));

const isOfSize = (tags: readonly string[], size: string | null): boolean => {
  const sizes = tags.filter((tag) => tag.startsWith(SIZE)).map((tag) => tag.slice(SIZE.length).toLowerCase());
  return sizes.length === 0 || (size !== null && sizes.includes(size.toLowerCase()));
};

const LAST = Number.MAX_SAFE_INTEGER;

const orderOf = (tags: readonly string[]): number => {
  const [, digits] = tags.map((tag) => /^@order-(\d+)$/.exec(tag)).find((match) => match !== null) ?? [];
  return digits === undefined ? LAST : Number(digits);
};
