import { availableParallelism } from 'node:os';
import { ensurePostgres } from './machine/postgres.ts';
import { run, runAsOne } from './stages/command.ts';
import { runPlaywright } from './stages/playwright.ts';
import { addUp, FAILED, type Tally } from './stages/tally.ts';
import { runVitest } from './stages/vitest.ts';

interface Stage {
  readonly title: string;
  run(): Promise<Tally>;
}

/**
 * What has not changed since the last time is not checked again. One checker: each of several works out for itself what the
 * others know already.
 */
const typesOf = (folder: string, file: string): Promise<Tally> =>
  runAsOne('tsc', ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', `.tmp/${file}`]);

/** The quick gate, `npm run check`: one after the other, for nearly each of them takes two cores, and side by side they take longer. */
const fastStages: readonly Stage[] = [
  {
    title: 'Format and lint',
    run: () => runAsOne('biome', ['ci', '--colors=off', '--max-diagnostics=30', '.']),
  },
  { title: 'Types', run: checkTypes },
  { title: 'Rules, every branch of them', run: () => runVitest(['--project', 'rules', '--coverage']) },
  {
    title: 'Architecture, units and hooks',
    run: () => runVitest(['--project', 'architecture', '--project', 'unit', '--project', 'dom']),
  },
];

/** The same storm each time; `npm run storm` has others. */
const SMALL_STORM = ['--shoppers', '24', '--kills', '2', '--seed', 'small'];

/** The same requests each time, to a store on PGlite; `npm run fuzz` has others, and PostgreSQL. */
const SHORT_FUZZ = ['--requests', '1500', '--seed', '1', '--database', 'pglite'];

/**
 * Two cores have work for three: each waits for the server of the database a third of its time. As a number, because of more
 * than all cores in percent vitest makes all cores.
 */
const WAITING_FOR_A_SERVER = ['--maxWorkers', String(Math.ceil(availableParallelism() * 1.5))];

const slowStages: readonly Stage[] = [
  { title: 'Known flaws in packages', run: () => runAsOne('node', ['scripts/audit.ts']) },
  {
    title:
      'Units that take seconds, the API on PGlite and on PostgreSQL, pages without a browser, a walk through all prices',
    run: testWithoutBrowser,
  },
  { title: 'Browser tests', run: runPlaywright },
  { title: 'A small storm, and beside it a short fuzz and a start from a fresh clone', run: testWholeStores },
];

const stages = process.argv.includes('--fast') ? fastStages : [...fastStages, ...slowStages];
const total = addUp(await runAll(stages));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Every stage runs, so that one look shows everything that is wrong. */
async function runAll(list: readonly Stage[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const summary: string[] = [];
  for (const stage of list) {
    console.log(`\n── ${stage.title} ${'─'.repeat(Math.max(0, 70 - stage.title.length))}`);
    const start = performance.now();
    const tally = await stage.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    tallies.push(tally);
    summary.push(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${stage.title} (${seconds} s)`);
    console.log(summary.at(-1));
  }
  console.log(`\n${summary.join('\n')}\n`);
  return tallies;
}

/** Those of the server and the packages, and of the storefront: a core for each. */
async function checkTypes(): Promise<Tally> {
  const folder = 'apps/storefront';
  if ((await run('react-router', ['typegen'], { folder })) !== 0) return FAILED;
  return addUp(
    await Promise.all([typesOf('.', 'server.tsbuildinfo'), typesOf(folder, 'storefront.tsbuildinfo')]),
  );
}

/** The storm waits half of its time, for stores to come back and for providers to report. */
async function testWholeStores(): Promise<Tally> {
  const beside = async () => [
    await runAsOne('node', ['test/fuzz/main.ts', ...SHORT_FUZZ], { isBeside: true }),
    await runAsOne('node', ['scripts/fresh-start.ts'], { isBeside: true }),
  ];
  const [storm, others] = await Promise.all([
    runAsOne('node', ['test/storm/main.ts', ...SMALL_STORM], { isBeside: true }),
    beside(),
  ]);
  return addUp([storm, ...others]);
}

/** In one run, so that no core waits for the last file of a stage. */
async function testWithoutBrowser(): Promise<Tally> {
  const onPostgres = await ensurePostgres();
  if (!onPostgres) console.log('Not run on PostgreSQL: it is not on this machine.');
  const api = onPostgres ? ['api-postgres', 'api-embedded'] : ['api'];
  const projects = [...api, 'slow', 'walk', 'pages'].flatMap((project) => ['--project', project]);
  return runVitest([...projects, ...WAITING_FOR_A_SERVER]);
}
