/**
 * How a page that somebody wrote is laid out. Beside its text, `posts` lists the blog, `faq` can be searched,
 * `compare` sets the mattresses side by side, `quiz` finds one, `stores` finds a place to lie on it, and the others
 * show what the catalogue knows of their subject [C2, D55].
 */
export const PAGE_TEMPLATES = [
  'article',
  'posts',
  'faq',
  'compare',
  'quiz',
  'stores',
  'eligible',
  'white-glove',
  'value',
  'support',
] as const;

export type PageTemplate = (typeof PAGE_TEMPLATES)[number];
