import type { MediaItem } from '@counterpane/rules/media/media-for';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';

/** The one picture that stands for what was chosen: in its colour, where there is one of it. */
export const pictureOf = (
  media: readonly MediaItem[],
  chosen: readonly ChosenProperty[],
): MediaItem | undefined => {
  const color = chosen.find(({ name }) => name === 'Color')?.value;
  return media.find(({ tags }) => tags.includes(`color:${color}`)) ?? media[0];
};
