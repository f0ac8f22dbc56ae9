import { type Say, sayWith } from '../language/say-with.ts';
import { writingOf } from './language-of.ts';
import type { Storefront } from './storefront.ts';

/**
 * Says messages in the language of a storefront, where a page needs a text at once: in a title, or in the gap of a written
 * page. @example sayIn(storefront)(message('Home')) // "Accueil"
 */
export const sayIn = (storefront: Storefront): Say => sayWith(writingOf(storefront));
