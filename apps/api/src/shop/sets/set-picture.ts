import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { pictureOf } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';

/** A small picture of a part of a set, in its colour. Its name stands beside it, so it says nothing itself. */
export const setPicture = (
  { media }: CatalogueEntry,
  chosen: readonly ChosenProperty[],
): { readonly url: string; readonly alt: string } => ({
  url: pictureOf(media, chosen)?.thumbUrl ?? '',
  alt: '',
});
