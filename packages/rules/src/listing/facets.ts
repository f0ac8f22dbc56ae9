/** What a list of products may be narrowed by, in the order in which a page offers it [C2, S5]. */
export const FACETS = ['type', 'size', 'color', 'material', 'price'] as const;
export type Facet = (typeof FACETS)[number];

/** What a product was given by so many. */
interface Rating {
  readonly total: number;
  /** From 1 to 5; 0 without a review. */
  readonly average: number;
  /** No customer's. */
  readonly isSample: boolean;
}

/** A product as a list sees it. */
export interface Listed {
  readonly name: string;
  readonly title: string;
  /** The values in which it can be bought: facet -> values, e.g. `size` -> `queen`, `king`. */
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
  /** Integer cents of the variant that the list shows. */
  readonly price: number;
  readonly list: number;
  /** What it was given, by customers or in samples. */
  readonly rating: Rating;
}

/** The chosen values of each facet: an item fits if it has any of them. An empty list does not narrow. */
export type ListChoices = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** Whether a text names a facet. */
export const isFacet = (text: string): text is Facet => FACETS.some((facet) => facet === text);
