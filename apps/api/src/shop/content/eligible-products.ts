import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { cardOf } from '../pages/cards.ts';
import { wordTitle } from '../pages/facet-titles.ts';
import { isInSearch } from '../pages/sitemap.ts';
import type { PartsRequest } from './parts-request.ts';

/** The products of the kinds that a page names, kind by kind. */
export const eligibleProducts = ({ page, storefront }: PartsRequest): PartsOf<'eligible'> => ({
  kind: 'eligible',
  groups: page.kinds.flatMap((kind) => {
    const cards = storefront.entries
      .filter((entry) => entry.data.kind === kind && isInSearch(entry))
      .map((entry) => cardOf(entry, storefront));
    return cards.length === 0 ? [] : [{ title: wordTitle('type', kind, storefront), cards }];
  }),
});
