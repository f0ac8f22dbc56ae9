import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const RULES = join(import.meta.dirname, '../../packages/rules/src');
/** A page takes what it uses, and even all of it is a small script. */
const MOST_BYTES = 30 * 1024;
/** What the server alone decides: pages show its answers (docs/decisions/043-shipments.md). */
const ON_THE_SERVER = [
  'experiments/',
  'flags.ts',
  'fulfillment/',
  'mailings/',
  'orders/',
  'privacy/',
  'quiz/rank-beds',
  'recommendations/',
  'refunds/',
  'returns/',
  'reviews/',
  'warranty/',
];

const modules = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.endsWith('.test.ts') &&
    !file.startsWith('testing') &&
    !ON_THE_SERVER.some((folder) => file.startsWith(folder)),
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

test('a browser loads no rule of what the server alone decides', () => {
  const loaded = readSources()
    .filter((file) => file.path.startsWith('apps/storefront/app/') && !isTest(file))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, isTypeOnly }) =>
            !isTypeOnly && ON_THE_SERVER.some((folder) => target.includes(`rules/src/${folder}`)),
        )
        .map(({ target }) => `${path} -> ${target}`),
    );
  expect(loaded).toEqual([]);
});
