import { type Translate, translator } from '@counterpane/messages/translator';
import { localeOf } from './locale.ts';
import type { RootData } from './use-storefront.ts';

/** What says texts in the head of a page, from what the root loader gave: `headText(matches[0]?.loaderData)`. */
export const headText = (root: RootData | undefined): Translate =>
  translator(root ? localeOf(root.storefront) : 'en');
