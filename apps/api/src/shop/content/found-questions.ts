import { parseQuestions } from '@counterpane/catalogue/content/parse-questions';
import { searchQuestions } from '@counterpane/catalogue/content/search-questions';
import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { linksInLanguage } from './links-in-language.ts';
import type { PartsRequest } from './parts-request.ts';

/** The questions of a page in their groups; where one was searched for, those that were found, the best first. */
export const foundQuestions = ({ page, query, values, storefront }: PartsRequest): PartsOf<'faq'> => {
  const { localizeHtml } = storefront;
  const groups = parseQuestions(page.markdown, values);
  const questions = groups.flatMap((group) => group.questions);
  const asked = query.q?.trim() ?? '';
  const found = searchQuestions(questions, asked);
  const result = { id: 'found', title: asked, questions: found };
  return {
    kind: 'faq',
    query: asked,
    total: questions.length,
    groups: (asked === '' ? groups : found.length === 0 ? [] : [result]).map((group) => ({
      ...group,
      title: group.title === asked ? asked : localizeHtml(group.title),
      questions: group.questions.map(({ id, question, html, text }) => ({
        id,
        question: localizeHtml(question),
        html: linksInLanguage(localizeHtml(html), page, storefront),
        text: localizeHtml(text),
      })),
    })),
  };
};
