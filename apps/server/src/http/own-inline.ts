import { createHash } from 'node:crypto';

/** A page that is the same for everybody, and the inline scripts and styles that its policy allows. */
interface InlinedPage {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Exchanges the marks of a render for hashes. Every inline script and style that a component of ours emits carries the
 * nonce of its render, which nobody outside knows: what came into the markup by any other way has none, gets no hash
 * and is never run. The kept page goes without the marks, so that it is the same at every render.
 */
export const takeOwnInline = (html: string, nonce: string): InlinedPage => {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  const parts = html.split(mark);
  for (const [index, before] of parts.slice(0, -1).entries()) {
    const name = /<(script|style)\b[^<>]{0,500}$/.exec(before.slice(-520))?.[1];
    const code = contentOf(parts[index + 1] ?? '', name);
    if ((name === 'script' || name === 'style') && code) found[name].add(hashOf(code));
  }
  return { html: parts.join(''), scripts: [...found.script], styles: [...found.style] };
};

/** From the rest of the opening tag to the closing one. */
const contentOf = (rest: string, name = ''): string => {
  const start = rest.indexOf('>') + 1;
  const end = rest.indexOf(`</${name}`, start);
  return start === 0 || end === -1 ? '' : rest.slice(start, end);
};

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
