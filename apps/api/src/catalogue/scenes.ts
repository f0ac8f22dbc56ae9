import type { Brand } from '@counterpane/catalogue/brand';
import { type SceneName, sceneAlt, sceneFile } from '@counterpane/catalogue/content/scenes';
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
  /** Says in the language of the storefront what a picture shows. */
  localize(english: string): string;
}

export const scenePicture = ({ findScene, brand, localize }: Rooms, name: SceneName): Picture | null => {
  const found = findScene(name);
  return found && { ...found, alt: localize(sceneAlt(brand, name)) };
};

/** The first of these that has been taken. */
export const firstScene = (rooms: Rooms, names: readonly SceneName[]): Picture | null =>
  names.flatMap((name) => scenePicture(rooms, name) ?? [])[0] ?? null;
