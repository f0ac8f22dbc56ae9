import { parseArgs } from 'node:util';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { runStorm, type StormOptions, type StormReport } from './run-storm.ts';

// npm run storm -- --shoppers 500 --kills 20 --seed 7 [--database pglite|postgres] [--deaf]

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '60' },
    kills: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string' },
    deaf: { type: 'boolean', default: false },
  },
});

const wanted = (['pglite', 'postgres'] as const).filter(
  (kind) => (values.database ?? kind) === kind && (kind === 'pglite' || findPostgresBinaries()),
);
if (wanted.length === 0) throw new Error('--database is pglite or postgres, and there must be one');

const options = {
  shoppers: Number(values.shoppers),
  kills: Number(values.kills),
  seed: values.seed,
  isDeaf: values.deaf,
};
/** A small storm mostly waits for what the store does once a minute: on both databases at once. */
const isSmall = options.shoppers <= 30;

let differences = 0;
if (isSmall) await Promise.all(wanted.map(storm));
else for (const database of wanted) await storm(database);
process.exit(differences === 0 ? 0 : 1);

async function storm(database: StormOptions['database']): Promise<void> {
  const { shoppers, kills, seed, isDeaf } = options;
  const deaf = isDeaf ? ', no webhooks' : '';
  console.log(`A storm on ${database}: ${shoppers} shoppers, ${kills} kills, seed ${seed}${deaf}`);
  const report = await runStorm({ ...options, database });
  differences += report.differences.length;
  print(database, report);
}

function print(database: string, report: StormReport): void {
  const { counts, fates, killed, differences: found, seconds, restSeconds } = report;
  const ends = Map.groupBy(fates, ({ end }) => end);
  console.log(
    `On ${database}: ${killed} kills in ${seconds.toFixed(0)} s, at rest ${restSeconds.toFixed(0)} s after`,
  );
  for (const [end, those] of ends) console.log(`  ${String(those.length).padStart(5)} shoppers: ${end}`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${String(count).padStart(5)} ${what}`);
  for (const difference of found) console.log(`  ! ${difference}`);
  console.log(found.length === 0 ? 'No difference.\n' : `${found.length} differences.\n`);
}
