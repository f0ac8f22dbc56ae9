import { z } from 'zod';

/**
 * What search engines may do with a page. One that they must not show is not in the sitemap either
 * [D56]; of two pages of one thing, one names the other as the true one (row 54).
 */
export const searchSchema = z
  .strictObject({
    index: z.boolean().default(true),
    sitemap: z.boolean().default(true),
    canonical: z.string().startsWith('/').optional(),
  })
  .transform((search) => ({ ...search, sitemap: search.sitemap && search.index }))
  .prefault({});
