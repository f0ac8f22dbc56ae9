import type { BaseDeps } from '../deps.ts';
import type { CatalogueReader } from './reader.ts';

/** What is built on the catalogue alone. */
export interface CatalogueDeps extends BaseDeps {
  readonly catalogue: CatalogueReader;
}
