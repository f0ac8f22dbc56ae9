/** What a piece of a collection is [C3]. */
export const COLLECTION_TYPES = ['mattress', 'bedframe', 'nightstand', 'dresser', 'chest'] as const;
export type CollectionType = (typeof COLLECTION_TYPES)[number];

/**
 * Which colour a piece comes in when another is chosen: `same` as the bed frame, or a map from the
 * bed frame's colour to this piece's.
 */
export type ColorRule =
  | { readonly kind: 'same' }
  | { readonly kind: 'map'; readonly colors: Readonly<Record<string, string>> };

export interface CollectionItem {
  readonly productName: string;
  readonly type: CollectionType;
  readonly maximumQuantity: number;
  readonly colorRule: ColorRule | null;
}

/** Furniture that belongs together, e.g. a bedroom set [C3]. */
export interface Collection {
  readonly name: string;
  readonly title: string;
  /** A bedroom set brings its nightstands in pairs. */
  readonly kind: 'bedroom-set' | 'kids-set';
  readonly items: readonly CollectionItem[];
}
