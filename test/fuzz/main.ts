import { parseArgs } from 'node:util';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { runFuzz } from './run-fuzz.ts';

// npm run fuzz -- --requests 20000 --seed 1 [--database pglite|postgres] [--from 1234]

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});

/** As much of a fault as fits on a screen. */
const SHOWN = 1_200;

const wanted = (['pglite', 'postgres'] as const).filter(
  (kind) => (values.database ?? kind) === kind && (kind === 'pglite' || findPostgresBinaries()),
);
if (wanted.length === 0) throw new Error('--database is pglite or postgres, and there must be one');

// An end from outside ends what was started as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let [requests, faults] = [0, 0];
for (const database of wanted) {
  const { seed } = values;
  console.log(`Fuzzing on ${database}: ${values.requests} requests, seed ${seed}`);
  const report = await runFuzz({
    requests: Number(values.requests),
    from: Number(values.from),
    seed,
    database,
  });
  const counts = [...report.statuses].toSorted(([a], [b]) => a - b);
  console.log(`  ${report.seconds.toFixed(0)} s; memory: ${report.memory}`);
  console.log(`  ${counts.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ')}`);
  for (const fault of report.faults) console.log(`  ! seed ${seed}, ${fault.slice(0, SHOWN)}`);
  requests += report.requests;
  faults += report.faults.length;
}
console.log(`${requests} requests, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
