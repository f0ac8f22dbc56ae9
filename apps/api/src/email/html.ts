/** Markup that is safe to send. Only {@link html} makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Inset = string | Html | readonly Html[] | null;

/**
 * Escapes every inset except markup that this function made itself.
 * @example html`<b>${'<'}</b>`.markup // "<b>&lt;</b>"
 */
export const html = (markup: TemplateStringsArray, ...insets: readonly Inset[]): Html =>
  new Html(markup.reduce((whole, part, index) => whole + markupOf(insets[index - 1] ?? null) + part));

const markupOf = (inset: Inset): string => {
  if (inset === null) return '';
  if (typeof inset === 'string') return escapeHtml(inset);
  return inset instanceof Html ? inset.markup : inset.map(markupOf).join('');
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
