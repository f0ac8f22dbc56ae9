import type { Translator } from './translator.ts';

/**
 * Says what stands between the tags, each text without the spaces around it, as it stands in a dictionary; and what
 * tables and pictures are called.
 * @example betweenTags(british)('<a href="/color">color</a>') // …colour</a>
 */
export const betweenTags =
  (translate: Translator): Translator =>
  (html) =>
    html
      .replace(
        /( (?:aria-label|alt)=")([^"]*)/g,
        (_whole, name: string, text: string) => name + translate(text),
      )
      .replace(
        /(^|>)([^<]+)/g,
        (_whole, tag: string, text: string) => tag + text.replace(text.trim(), translate),
      );
