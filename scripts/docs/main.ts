import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writtenPages } from './pages.ts';

const root = dirname(dirname(import.meta.dirname));
for (const { path, text } of await writtenPages()) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
