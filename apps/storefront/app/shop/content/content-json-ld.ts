import type { ContentPageView } from '@counterpane/contract/pages/content-page';

const CONTEXT = 'https://schema.org';

/** A written page as search engines read it (schema.org): questions with their answers, a post with its day. */
export const contentJsonLd = (page: ContentPageView, origin: string): Record<string, unknown>[] => {
  const { parts, date } = page;
  if (parts?.kind === 'faq' && parts.query === '')
    return [
      {
        '@context': CONTEXT,
        '@type': 'FAQPage',
        mainEntity: parts.groups
          .flatMap(({ questions }) => questions)
          .map(({ question, text }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
      },
    ];
  if (parts?.kind === 'post' && date !== null)
    return [
      {
        '@context': CONTEXT,
        '@type': 'BlogPosting',
        headline: page.heading,
        description: page.description,
        datePublished: date,
        url: origin + page.canonical,
        author: { '@type': 'Organization', name: page.storefront.name },
      },
    ];
  return [];
};
