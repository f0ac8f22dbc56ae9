import { setScene } from '@counterpane/catalogue/content/scenes';
import type { Picture } from '@counterpane/contract/products/picture';
import { message } from '@counterpane/messages/message';
import { localizeIn } from './localize-in.ts';
import type { Storefront } from './storefront.ts';

/** A bundle or a collection as it stands in a room. */
export const setScenePicture = (
  storefront: Storefront,
  set: { readonly name: string; readonly title: string },
): Picture | null => {
  const found = storefront.findScene(setScene(set));
  const alt = message('{title}, together in a room', { title: set.title });
  return found && { ...found, alt: localizeIn(storefront)(alt) };
};
