import { escapeHtml } from './escape-html.ts';
import { COMMON_STYLE } from './page-style.ts';

interface SandboxPage {
  readonly title: string;
  /** HTML, escaped: what stands in `main`. */
  readonly body: string;
  /** CSS after the common styles, or the address of a file that has both. */
  readonly style: string | { readonly href: string };
  /** What `main` is called, where the page may stand in a frame of another. */
  readonly label?: string;
  /** HTML at the end, such as a script by its address. */
  readonly foot?: string;
}

/** A page of a sandbox: plain HTML that works without scripts, at any width, for any reader. */
export const renderPage = ({ title, body, style, label, foot = '' }: SandboxPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${
  typeof style === 'string'
    ? `<style>\n${COMMON_STYLE}${style}</style>`
    : `<link rel="stylesheet" href="${escapeHtml(style.href)}">`
}
</head>
<body>
<main${label === undefined ? '' : ` aria-label="${escapeHtml(label)}"`}>
${body}
</main>${foot && `\n${foot}`}
</body>
</html>
`;
