import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@counterpane/api/catalogue/import';
import { migrate } from '@counterpane/api/database/migrate';
import { openDatabase } from '@counterpane/api/database/open';
import { loadCatalogue } from '@counterpane/catalogue/load';
import type { Section } from '../section.ts';

/** How long a store that has nothing yet waits for its catalogue, and one that has it all, on the embedded database. */
export const catalogueImport = async (): Promise<Section> => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-import-'));
  const database = await openDatabase({ dataDir: folder });
  try {
    const [read, catalogue] = await timed(async () => loadCatalogue());
    await migrate(database);
    const [first] = await timed(() => importCatalogue(database, catalogue));
    const [again] = await timed(() => importCatalogue(database, catalogue));
    return {
      title: 'The whole catalogue into an embedded database, s (at most 10 in all)',
      columns: ['', 'empty', 'filled'],
      rows: [
        ['files read and checked', read, read],
        ['products, variants and stock', first, again],
        ['in all', read + first, read + again],
      ],
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Seconds that something took, and what came of it. */
const timed = async <Result>(work: () => Promise<Result>): Promise<[number, Result]> => {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
};
