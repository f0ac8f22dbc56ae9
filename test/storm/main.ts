import { parseArgs } from 'node:util';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { runStorm, type StormReport } from './run-storm.ts';

// npm run storm -- --shoppers 500 --kills 20 --seed 7 [--database pglite|postgres]

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '60' },
    kills: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string' },
  },
});

const wanted = (['pglite', 'postgres'] as const).filter(
  (kind) => (values.database ?? kind) === kind && (kind === 'pglite' || findPostgresBinaries()),
);
if (wanted.length === 0) throw new Error('--database is pglite or postgres, and there must be one');

let differences = 0;
for (const database of wanted) {
  const options = {
    shoppers: Number(values.shoppers),
    kills: Number(values.kills),
    seed: values.seed,
    database,
  };
  console.log(
    `A storm on ${database}: ${options.shoppers} shoppers, ${options.kills} kills, seed ${options.seed}`,
  );
  const report = await runStorm(options);
  differences += report.differences.length;
  print(report);
}
process.exit(differences === 0 ? 0 : 1);

function print({ counts, fates, killed, differences: found, seconds }: StormReport): void {
  const ends = Map.groupBy(fates, ({ end }) => end);
  console.log(`${killed} kills in ${seconds.toFixed(0)} s`);
  for (const [end, those] of ends) console.log(`  ${String(those.length).padStart(5)} shoppers: ${end}`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${String(count).padStart(5)} ${what}`);
  for (const difference of found) console.log(`  ! ${difference}`);
  console.log(found.length === 0 ? 'No difference.\n' : `${found.length} differences.\n`);
}
