import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailRenderContext, h } from './email-render-context.ts';
import type { EmailTheme } from './email-theme.ts';

/** A whole document. */
export const renderHtml = (page: ReactElement, theme: EmailTheme): string =>
  `<!doctype html>${renderToStaticMarkup(h(EmailRenderContext, { value: { medium: 'html', theme } }, page))}`;

/**
 * The message for those who read without HTML. As text, parts render no element at all, so what React escapes is all that is
 * to be undone: every space that someone typed stays, which a converter of HTML would fold.
 */
export const renderText = (body: ReactNode, theme: EmailTheme): string => {
  const markup = renderToStaticMarkup(h(EmailRenderContext, { value: { medium: 'text', theme } }, body));
  if (markup.includes('<')) throw new Error('a part of an email renders an element in its plain text');
  return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity).trimEnd();
};

/** What React escapes, and nothing else. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
