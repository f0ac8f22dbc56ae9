import { ensurePostgres } from './machine/postgres.ts';
import { run, runAsOne, type Write } from './stages/command.ts';
import { runPlaywright } from './stages/playwright.ts';
import { type Lane, runLanes } from './stages/run-stages.ts';
import { addUp, FAILED, type Tally } from './stages/tally.ts';
import { runVitest } from './stages/vitest.ts';

/** What has not changed since the last time is not checked again. */
const incrementalIn = (file: string): string[] => ['--incremental', '--tsBuildInfoFile', `.tmp/${file}`];

/** The quick gate, `npm run check`. What reads and what runs the code share two cores. */
const fastLanes: readonly Lane[] = [
  [
    {
      title: 'Format and lint',
      run: (write) => runAsOne('biome', ['ci', '--colors=off', '--max-diagnostics=30', '.'], { write }),
    },
    {
      title: 'Types of the server and the packages',
      run: (write) => runAsOne('tsc', ['-p', '.', ...incrementalIn('server.tsbuildinfo')], { write }),
    },
    { title: 'Types of the storefront', run: checkStorefrontTypes },
  ],
  [
    {
      title: 'Rules, every branch of them',
      run: (write) => runVitest(['--project', 'rules', '--coverage'], write),
    },
    {
      title: 'Architecture, units and hooks',
      run: (write) =>
        runVitest(['--project', 'architecture', '--project', 'unit', '--project', 'dom'], write),
    },
  ],
];

/** The same storm each time; `npm run storm` has others. */
const SMALL_STORM = ['--shoppers', '24', '--kills', '2', '--seed', 'small'];

/** The same requests each time, to a store on PGlite; `npm run fuzz` has others, and PostgreSQL. */
const SHORT_FUZZ = ['--requests', '1500', '--seed', '1', '--database', 'pglite'];

const slowLane: Lane = [
  { title: 'Known flaws in packages', run: () => runAsOne('node', ['scripts/audit.ts']) },
  { title: 'Unit tests that take seconds', run: () => runVitest(['--project', 'slow']) },
  { title: 'API tests, on PGlite and on PostgreSQL', run: testApi },
  { title: 'A walk through the prices of all pages', run: () => runVitest(['--project', 'walk']) },
  { title: 'Pages, without a browser', run: () => runVitest(['--project', 'pages']) },
  { title: 'A small storm', run: () => runAsOne('node', ['test/storm/main.ts', ...SMALL_STORM]) },
  { title: 'A short fuzz', run: () => runAsOne('node', ['test/fuzz/main.ts', ...SHORT_FUZZ]) },
  { title: 'Browser tests', run: runPlaywright },
  { title: 'Start from a fresh clone', run: () => runAsOne('node', ['scripts/fresh-start.ts']) },
];

const isFast = process.argv.includes('--fast');
const ended = [...(await runLanes(fastLanes)), ...(isFast ? [] : await runLanes([slowLane]))];
console.log(`\n${ended.map(({ summary }) => summary).join('\n')}\n`);
const total = addUp(ended.map(({ tally }) => tally));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkStorefrontTypes(write?: Write): Promise<Tally> {
  const folder = 'apps/storefront';
  if ((await run('react-router', ['typegen'], { folder, write })) !== 0) return FAILED;
  return runAsOne('tsc', ['-p', folder, ...incrementalIn('storefront.tsbuildinfo')], { write });
}

async function testApi(): Promise<Tally> {
  if (await ensurePostgres()) return runVitest(['--project', 'api-postgres', '--project', 'api-embedded']);
  console.log('Not run on PostgreSQL: it is not on this machine.');
  return runVitest(['--project', 'api']);
}
