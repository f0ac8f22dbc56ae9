import { PAGE_TEMPLATES } from '@counterpane/rules/content/page-templates';
import { z } from 'zod';
import { lengthFault } from '../description-length.ts';
import { productKindSchema } from '../schema.ts';
import { SCENE_NAMES } from './scenes.ts';

const pictureSchema = z
  .string()
  .regex(/^[a-z-]+(?: [1-9])?$/, 'must be a kind of product, with a number after it or without')
  .transform((text) => {
    const [kind, number] = text.split(' ');
    return { kind, number: Number(number ?? 1) };
  })
  .pipe(z.object({ kind: productKindSchema, number: z.int() }));

const descriptionSchema = z.string().superRefine((description, context) => {
  const message = lengthFault(description);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** What stands between the two lines of dashes at the top of a page's file. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(70),
  description: descriptionSchema,
  /** The heading of the page; its title unless it says otherwise. */
  heading: z.string().optional(),
  /** A line under the heading. */
  lead: z.string().optional(),
  template: z.enum(PAGE_TEMPLATES).default('article'),
  /** Whether search engines may list it. */
  index: z.boolean().default(true),
  /** Whether it stands in the sitemap; what is not to be listed never does. */
  sitemap: z.boolean().default(true),
  /** The page that this one repeats. */
  canonical: z.string().startsWith('/').optional(),
  /** The day on which a post was published. */
  date: z.iso.date().optional(),
  /** A product of this kind is the picture of the page, whichever the brand sells: `mattress`, or `mattress 3`, the third. */
  picture: pictureSchema.optional(),
  /** A picture of the brand’s rooms; until it is taken, `picture` stands in its place. */
  scene: z.enum(SCENE_NAMES).optional(),
  /** What the page lists, where its layout lists products. */
  kinds: z.array(productKindSchema).default([]),
  /** Only on the storefronts of these brands. */
  brands: z.array(z.string()).optional(),
  /** Only in these countries. */
  countries: z.array(z.enum(['US', 'CA', 'GB'])).optional(),
});

type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A written page: where it is, in which language, and its text as Markdown. */
export interface ContentPage extends FrontMatter {
  /** `/p/returns`, of `content/en/p/returns.md`. */
  readonly path: string;
  readonly language: string;
  readonly markdown: string;
}
