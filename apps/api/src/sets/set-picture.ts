import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import type { CatalogueEntry } from '../catalogue/snapshot.ts';

/** A small picture of a part of a set, in its colour. Its name stands beside it, so it says nothing itself. */
export const setPicture = (
  { media }: CatalogueEntry,
  chosen: readonly ChosenProperty[],
): { readonly url: string; readonly alt: string } => {
  const color = chosen.find(({ name }) => name === 'Color')?.value;
  const picture = media.find(({ tags }) => tags.includes(`color:${color}`)) ?? media[0];
  return { url: picture?.thumbUrl ?? '', alt: '' };
};
