import { type Localize, localizeWith } from '../language/localize-with.ts';
import { writingOf } from './language-of.ts';
import type { Storefront } from './storefront.ts';

/**
 * Localizes messages in the language of a storefront, where a page needs a text at once: in a title, or in the gap of a written
 * page. @example localizeIn(storefront)(message('Home')) // "Accueil"
 */
export const localizeIn = (storefront: Storefront): Localize => localizeWith(writingOf(storefront));
