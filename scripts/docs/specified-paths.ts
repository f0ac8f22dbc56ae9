import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(dirname(import.meta.dirname));

/** A row of the specification that begins with an address: `| C2.59 | \`/mattress\`: the classic … |`. */
const ROW = /^\| <a id="c2\.\d+"><\/a>C2\.\d+ \| (?:Luxury brand: |One brand also has )?`(\/[^`]*)`/gm;

/** The whole addresses that [C2] names; those with dots or braces stand for several. */
export const readSpecifiedPaths = (): readonly string[] =>
  Array.from(
    readFileSync(join(ROOT, 'docs/spec/catalogue.md'), 'utf8').matchAll(ROW),
    ([, path = '']) => path,
  ).filter((path) => !/\.\.\.|[{}]/.test(path));
