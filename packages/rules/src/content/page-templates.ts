/**
 * The layouts of written pages. Beside its text, `posts` lists the blog, `faq` can be searched, `compare` sets the
 * mattresses side by side, `quiz` finds one, `stores` finds a partner store, and the others show facts of the
 * catalogue [C2, D55].
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
