import { z } from 'zod';
import { messageOrTextSchema, okSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';
import { cardSchema } from './pages.ts';
import { LONGEST_QUERY } from './search-limits.ts';

const querySchema = z.string().max(LONGEST_QUERY, shapeFault('tooLong')).default('');

/** `?q=queen sheets&page=2`. A page that is none is the first. */
export const searchQuerySchema = z.object({
  q: querySchema,
  page: z.string().max(20).optional().describe('From 1 on; the nearest page where there is no such one.'),
});

export const suggestionsQuerySchema = z.object({ q: querySchema });

const placeSchema = z.object({ title: z.string(), text: z.string(), url: z.string() });

const SEARCH_NOTES = [
  'nothing_asked',
  'not_sold',
  'not_in_size',
  'too_dear',
  'not_in_range',
  'some_words',
  'nothing_found',
] as const;

const searchNoteSchema = z.object({
  code: z.enum(SEARCH_NOTES),
  text: messageOrTextSchema(),
  /** What comes closest to what is not sold: the results are of that where nothing else was asked for. */
  instead: z
    .object({ title: z.string(), value: z.string().describe('The words to search with.') })
    .nullable(),
  sister: z
    .object({ key: z.string(), name: z.string() })
    .nullable()
    .describe('The storefront of another brand that sells it.'),
});

const searchPageSchema = z.object({
  /** What was asked, as it was typed. */
  value: z.string(),
  size: z
    .object({ value: z.string(), title: z.string() })
    .nullable()
    .describe('The size that was asked for: products are shown and linked in it.'),
  spelling: z
    .object({ value: z.string(), isUsed: z.boolean() })
    .nullable()
    .describe('What may have been meant. Used: the results are of that already.'),
  notes: z.array(searchNoteSchema),
  count: z.int().describe('How much was found in all: products, lists and written pages.'),
  productCount: z.int(),
  page: z.int(),
  pages: z.int().describe('How many pages the products fill, at least 1.'),
  products: z.array(cardSchema),
  lists: z.array(placeSchema).describe('Lists, bundles and sets; on the first page.'),
  articles: z
    .array(placeSchema)
    .describe('Written pages, in the language of the request; on the first page.'),
  isForReading: z.boolean().describe('Lists and pages answer better than products, and come first.'),
  popular: z.array(z.object({ title: z.string(), url: z.string() })).describe('Where to go on from nothing.'),
});

const suggestionSchema = z.object({
  kind: z.enum(['product', 'list', 'article']),
  title: z.string(),
  url: z.string(),
});

const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema).max(8) });

export const searchAnswerSchema = okSchema(searchPageSchema);
export const suggestionsAnswerSchema = okSchema(suggestionsSchema);

/** A note before it leaves the API. */
export type SearchNoteBody = z.input<typeof searchNoteSchema>;
export type SearchPage = z.infer<typeof searchPageSchema>;
/** The same before it leaves the API. */
export type SearchPageBody = z.input<typeof searchPageSchema>;
export type SearchPlace = z.infer<typeof placeSchema>;
export type Suggestion = z.infer<typeof suggestionSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;
