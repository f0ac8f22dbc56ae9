import { escapeHtml } from './escape-html.ts';

/** What a message says, in its two forms. */
export interface ShownMessage {
  readonly html: string;
  readonly text: string;
}

/** The HTML in a frame that runs nothing, as a mail program shows it, and the text as the others show it. */
export const renderMessage = ({ html, text }: ShownMessage): string => `<div class="forms">
<div><h2>HTML</h2>${html === '' ? '<p>None.</p>' : frame(html)}</div>
<div><h2 id="text">Text</h2><pre tabindex="0" aria-labelledby="text" role="region">${escapeHtml(text)}</pre></div>
</div>`;

/** Both side by side, where there is room. */
export const MESSAGE_STYLE = `.forms { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.forms > div { flex: 1 1 22rem; min-width: 0; }
iframe, pre { box-sizing: border-box; width: 100%; height: 44rem; margin: 0; border: 1px solid var(--edge); background: #fff; }
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; }
`;

/** Links open beside it: the pages they lead to refuse to be shown in a frame. */
const frame = (html: string): string => {
  const base = '<base target="_blank">';
  const shown = /<head[\s>]/i.test(html) ? html.replace(/<head(\s[^>]*)?>/i, `$&${base}`) : `${base}${html}`;
  return `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe>`;
};
