/** What a document leads to: a product, a list or a set, a written page. */
export type DocumentKind = 'product' | 'list' | 'article';

/** Something that can be found, by its texts in one language. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  /** Of a product its name, of everything else its path. */
  readonly name: string;
  readonly productKind: string | null;
  readonly title: string;
  readonly names: string;
  readonly description: string;
  readonly body: string;
}
