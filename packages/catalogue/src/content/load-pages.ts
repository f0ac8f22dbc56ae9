import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from './page-schema.ts';
import { parsePage } from './parse-page.ts';

/** Every page below a folder, by language and path; none when there is no such folder. */
export const loadPages = (folder: string): ContentPage[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.replaceAll('\\', '/'))
        .toSorted()
        .map((name) => parsePage({ name, text: readFileSync(join(folder, name), 'utf8') }))
    : [];
