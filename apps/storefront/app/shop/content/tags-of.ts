import type { ContentPageView } from '@counterpane/contract/pages/content-page';

/** What a page shows, so that a change of it can purge the page: its text, and the products in its layout. */
export const tagsOf = ({ path, parts }: ContentPageView): string[] => [
  `content:${path}`,
  ...namesIn(parts).map((name) => `product:${name}`),
];

const namesIn = (parts: ContentPageView['parts']): string[] => {
  switch (parts?.kind) {
    case 'compare':
      return parts.beds.map(({ name }) => name);
    case 'quiz':
      return [...(parts.best ? [parts.best] : []), ...parts.others].map(({ card }) => card.name);
    case 'eligible':
      return parts.groups.flatMap(({ cards }) => cards.map(({ name }) => name));
    default:
      return [];
  }
};
