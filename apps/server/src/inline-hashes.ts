import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Data in a script element is never run, so no policy has to allow it. */
const NOT_RUN = /\bsrc=|type="application\/(?:ld\+)?json"/;

/** The Content-Security-Policy sources that allow exactly the inline scripts and styles of a finished page. */
export const hashInline = (html: string): { scripts: readonly string[]; styles: readonly string[] } => ({
  scripts: sources(
    Array.from(html.matchAll(SCRIPT))
      .filter(([, attributes = '']) => !NOT_RUN.test(attributes))
      .map(([, , code = '']) => code),
  ),
  styles: sources(Array.from(html.matchAll(STYLE), ([, code = '']) => code)),
});

const sources = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)),
];
