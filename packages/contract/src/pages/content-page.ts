import { PAGE_TEMPLATES } from '@counterpane/rules/content/page-templates';
import { QUIZ_QUESTIONS } from '@counterpane/rules/quiz/answers';
import { z } from 'zod';
import { okSchema } from '../envelope.ts';
import { pictureSchema } from '../products/picture.ts';
import { contentPartsSchema } from './content-parts.ts';
import { storefrontSchema } from './pages.ts';

const wordSchema = z.string().max(120).optional();

/** The page, and what its address asks of it: each layout reads its own words and passes over the others. */
export const contentQuerySchema = z.object({
  path: z.string().max(200),
  /** Searches the questions. */
  q: wordSchema,
  /** Searches the stores: a ZIP code, a city or state, or a latitude and a longitude with a comma between. */
  zip: wordSchema,
  city: wordSchema,
  at: wordSchema,
  /** The comparison: the size of its prices, a kind, and up to four names of one kind with commas between them. */
  size: wordSchema,
  of: wordSchema,
  with: z.string().max(400).optional(),
  /** What a message is about. */
  topic: wordSchema,
  ...Object.fromEntries(QUIZ_QUESTIONS.map((question) => [question, wordSchema])),
});

/** A written page. `html` is made from Markdown and holds no markup of its own. */
const contentPageSchema = z.object({
  storefront: storefrontSchema,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: z.string().nullable().describe('HTML without blocks.'),
  template: z.enum(PAGE_TEMPLATES),
  index: z.boolean(),
  canonical: z.string().describe('The page itself, or the one that it repeats.'),
  date: z.string().nullable().describe('The day on which a post was published.'),
  picture: pictureSchema.nullable(),
  html: z.string(),
  parts: contentPartsSchema.nullable(),
});

export const contentAnswerSchema = okSchema(contentPageSchema);

export type ContentQuery = z.infer<typeof contentQuerySchema>;
export type ContentPageView = z.infer<typeof contentPageSchema>;
