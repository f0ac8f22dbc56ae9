import { QUIZ_QUESTIONS } from '@counterpane/rules/quiz/answers';
import { z } from 'zod';
import { moneySchema } from '../envelope.ts';
import { pictureSchema } from '../products/picture.ts';
import { starsSchema } from '../reviews/reviews.ts';
import { cardSchema } from './pages.ts';

const linkSchema = z.object({ title: z.string(), path: z.string() });
const sizeSchema = z.object({ value: z.string(), title: z.string() });
const kindSchema = z.object({ value: z.string(), title: z.string() });

const postsSchema = z.object({
  kind: z.literal('posts'),
  posts: z
    .array(
      linkSchema.extend({
        description: z.string(),
        date: z.string(),
        minutes: z.int().describe('How long it takes to read.'),
        picture: pictureSchema.nullable(),
      }),
    )
    .describe('The newest first.'),
});

const postSchema = z.object({
  kind: z.literal('post'),
  minutes: z.int(),
  newer: linkSchema.nullable(),
  older: linkSchema.nullable(),
});

const questionSchema = z.object({ id: z.string(), question: z.string(), html: z.string(), text: z.string() });

const faqSchema = z.object({
  kind: z.literal('faq'),
  query: z.string().describe('What was searched; empty when nothing was.'),
  total: z.int().describe('How many questions there are in all.'),
  groups: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(questionSchema) })),
});

const comparedSchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  picture: pictureSchema.pick({ url: true, alt: true, tint: true }),
  card: cardSchema.nullable().describe('Its price in the chosen size; null where it is not made in it.'),
  reviews: starsSchema,
  feel: z.string().nullable(),
  height: z.number().nullable().describe('Inches.'),
  pounds: z.number().nullable().describe('Its weight in the chosen size.'),
  material: z.string().nullable(),
  gifts: z.array(z.string()),
  trial: z.string().nullable(),
  warranty: z.string().nullable(),
  suits: z.string().nullable(),
  specifications: z
    .array(z.object({ title: z.string(), text: z.string() }))
    .describe('What its page says of it; empty for mattresses, whose rows are the ones above.'),
});

const compareSchema = z.object({
  kind: z.literal('compare'),
  of: kindSchema.describe('What is compared.'),
  kinds: z.array(kindSchema).describe('What there are two or more of.'),
  size: sizeSchema.nullable().describe('The size that prices are for; null where the kind has none.'),
  sizes: z.array(sizeSchema),
  chosen: z
    .array(z.string())
    .describe('Names of the products that were asked for; none means all of the kind.'),
  all: z.array(z.object({ name: z.string(), title: z.string() })),
  beds: z.array(comparedSchema),
  others: z.array(z.object({ title: z.string(), path: z.string() })).describe('Written comparisons.'),
});

const quizPointsSchema = z
  .object({ reasons: z.int(), feel: z.int(), price: z.int(), total: z.int() })
  .describe('What the bed is ranked by; the total is their sum.');

const quizSchema = z.object({
  kind: z.literal('quiz'),
  next: z.enum(QUIZ_QUESTIONS).nullable(),
  answers: z.record(z.string(), z.string()),
  size: z.string().nullable().describe('The size that prices are for.'),
  best: z.object({ card: cardSchema, reasons: z.array(z.string()), points: quizPointsSchema }).nullable(),
  others: z.array(z.object({ card: cardSchema, differences: z.array(z.string()), points: quizPointsSchema })),
});

const shownStoreSchema = z.object({
  number: z.int().describe('Its pin on the map.'),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  miles: z.number().nullable(),
});

const storesSchema = z.object({
  kind: z.literal('stores'),
  zip: z.string(),
  city: z.string(),
  errors: z.record(z.string(), z.string()),
  place: z.string().nullable().describe('What distances are from; null when all stores are listed.'),
  stores: z.array(shownStoreSchema),
  total: z.int(),
});

const eligibleSchema = z.object({
  kind: z.literal('eligible'),
  groups: z.array(z.object({ title: z.string(), cards: z.array(cardSchema) })),
});

const tariffSchema = z.object({ first: moneySchema, additional: moneySchema });

const whiteGloveSchema = z.object({
  kind: z.literal('white-glove'),
  usual: tariffSchema,
  totals: z.array(z.object({ items: z.int(), amount: moneySchema })).describe('What so many items cost.'),
  states: z
    .array(z.object({ code: z.string(), title: z.string(), tariff: tariffSchema.nullable() }))
    .describe('Null is where there is no service. Empty in a country without states.'),
});

const valueSchema = z.object({
  kind: z.literal('value'),
  mattress: z.object({ title: z.string(), url: z.string() }),
  gifts: z.array(z.string()),
  sizes: z.array(
    z.object({
      title: z.string(),
      gifts: z.array(z.object({ title: z.string(), quantity: z.int(), value: moneySchema })),
      total: moneySchema,
    }),
  ),
});

const supportSchema = z.object({ kind: z.literal('support'), topic: z.string() });

/** What a layout shows beside the text of a page: made from the catalogue, for what the address asks. */
export const contentPartsSchema = z.discriminatedUnion('kind', [
  postsSchema,
  postSchema,
  faqSchema,
  compareSchema,
  quizSchema,
  storesSchema,
  eligibleSchema,
  whiteGloveSchema,
  valueSchema,
  supportSchema,
]);

export type ContentParts = z.infer<typeof contentPartsSchema>;
export type PartsOf<Kind extends ContentParts['kind']> = Extract<ContentParts, { kind: Kind }>;
