import type { ContentParts } from '@counterpane/contract/pages/content-parts';
import { comparison } from './comparison.ts';
import { eligibleProducts } from './eligible-products.ts';
import { foundQuestions } from './found-questions.ts';
import { giftValues } from './gift-values.ts';
import type { PartsRequest } from './parts-request.ts';
import { postList, postNeighbours } from './posts.ts';
import { quizResult } from './quiz-result.ts';
import { searchStores } from './store-search.ts';
import { whiteGloveTable } from './white-glove-table.ts';

/** What the layout of a page shows beside its text; null for a plain article. */
export const contentParts = async (request: PartsRequest): Promise<ContentParts | null> => {
  switch (request.page.template) {
    case 'article':
      return request.page.date === undefined ? null : postNeighbours(request);
    case 'posts':
      return postList(request);
    case 'faq':
      return foundQuestions(request);
    case 'compare':
      return comparison(request);
    case 'quiz':
      return quizResult(request);
    case 'stores':
      return searchStores(request);
    case 'eligible':
      return eligibleProducts(request);
    case 'white-glove':
      return whiteGloveTable(request);
    case 'value':
      return giftValues(request);
    case 'support':
      return { kind: 'support', topic: request.query.topic ?? '' };
  }
};
