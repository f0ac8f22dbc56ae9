import { fillValues, renderMarkdown, slug, type Values } from './render-page.ts';

/** A question with its answer as HTML and as plain words. */
interface AnsweredQuestion {
  /** For links to it: `how-long-is-the-warranty`. */
  readonly id: string;
  readonly question: string;
  readonly html: string;
  readonly text: string;
}

interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly AnsweredQuestion[];
}

/**
 * Reads questions from a page: `## Group`, `### Question`, answer. A question is left out with its answer when a value
 * in it is not there, and so is one whose whole answer is left out.
 */
export const parseQuestions = (markdown: string, values: Values): QuestionGroup[] =>
  sectionsOf(markdown, '## ')
    .map(({ title, body }) => ({
      id: slug(title),
      title: fillValues(title, values),
      questions: sectionsOf(body, '### ').flatMap((section) => toQuestion(section, values)),
    }))
    .filter(({ questions }) => questions.length > 0);

interface Section {
  readonly title: string;
  readonly body: string;
}

const sectionsOf = (markdown: string, mark: string): Section[] =>
  `\n${markdown}`
    .split(`\n${mark}`)
    .slice(1)
    .map((part) => {
      const [title = '', ...body] = part.split('\n');
      return { title, body: body.join('\n') };
    });

const toQuestion = ({ title, body }: Section, values: Values): AnsweredQuestion[] => {
  const question = fillValues(title, values).trim();
  const html = renderMarkdown(body, values).trim();
  if (question === '' || html === '') return [];
  return [{ id: slug(question), question, html, text: textOf(html) }];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
