import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const RULES = join(import.meta.dirname, '../../packages/rules/src');
/** A page takes what it uses, and even all of it is a small script. */
const MOST_BYTES = 30 * 1024;

const modules = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

const WHOLE = 'virtual:all-rules';

/** One module that has all of them, each under a name of its own, so that nothing is left out. */
const wholeOf = (files: readonly string[]): Plugin => ({
  name: 'all-rules',
  enforce: 'pre',
  resolveId: (id) => (id === WHOLE ? `\0${WHOLE}` : null),
  load: (id) =>
    id === `\0${WHOLE}`
      ? files
          .map((file, index) => `export * as rule${index} from ${JSON.stringify(join(RULES, file))};`)
          .join('\n')
      : null,
});

test('all the rules together are at most 30 KB for a browser', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [wholeOf(modules)],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: WHOLE, preserveEntrySignatures: 'strict' },
    },
  });
  // A build that is not watched answers its output.
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output.filter((chunk) => chunk.type === 'chunk'));
  const code = chunks.map(({ code: text }) => text).join('');
  expect(code.length).toBeGreaterThan(20_000);
  expect(modules.length).toBeGreaterThan(100);
  expect(gzipSync(code).length).toBeLessThanOrEqual(MOST_BYTES);
});
