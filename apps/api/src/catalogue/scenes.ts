import type { Brand } from '@counterpane/catalogue/brand';
import { type SceneName, sceneAlt, sceneFile, setScene } from '@counterpane/catalogue/content/scenes';
import type { Picture } from '@counterpane/contract/products/picture';
import { type Photographs, photographAt } from './photographs.ts';

/** A picture of the rooms of a brand, by its name; without what it shows. Null while it has not been taken. */
export type FindScene = (name: string) => Omit<Picture, 'alt'> | null;

export const scenesOf =
  (photographs: Photographs, brandKey: string): FindScene =>
  (name) =>
    photographAt(photographs, sceneFile(brandKey, name));

interface Rooms {
  readonly brand: Pick<Brand, 'room'>;
  readonly findScene: FindScene;
}

export const scenePicture = ({ findScene, brand }: Rooms, name: SceneName): Picture | null => {
  const found = findScene(name);
  return found && { ...found, alt: sceneAlt(brand, name) };
};

/** The first of these that has been taken. */
export const firstScene = (rooms: Rooms, names: readonly SceneName[]): Picture | null =>
  names.flatMap((name) => scenePicture(rooms, name) ?? [])[0] ?? null;

/** A bundle or a collection as it stands in a room. */
export const setScenePicture = (
  { findScene }: Pick<Rooms, 'findScene'>,
  set: { readonly name: string; readonly title: string },
): Picture | null => {
  const { name, alt } = setScene(set);
  const found = findScene(name);
  return found && { ...found, alt };
};
