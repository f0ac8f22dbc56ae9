import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { leaveFirstCore, PINNING } from './processes.ts';
import { browserFigures } from './rows/browser.ts';
import { cachedPage } from './rows/cached-page.ts';
import { checkout } from './rows/checkout.ts';
import { catalogueImport } from './rows/import.ts';
import { pricing } from './rows/pricing.ts';
import { processFigures } from './rows/process.ts';
import { recommendations } from './rows/recommendations.ts';
import { singleRequests } from './rows/single-requests.ts';
import { steps } from './rows/steps.ts';
import { formatSection, type Section } from './section.ts';
import { type Bench, startBench } from './store.ts';

// npm run bench -- --seconds 10 [--only checkout] [--out file.json]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    out: { type: 'string', default: join(dirname(dirname(import.meta.dirname)), '.tmp/bench.json') },
  },
});

/** The browser comes first: it needs every core, and the load afterwards leaves it one. */
const parts: Record<string, (bench: Bench) => Promise<Section>> = {
  browser: browserFigures,
  pricing,
  import: catalogueImport,
  recommendations,
  cached: cachedPage,
  requests: singleRequests,
  steps,
  checkout,
  process: processFigures,
};

const bench = await startBench(Number(values.seconds));
const sections: Section[] = [];
try {
  console.log(`${bench.database}; ${PINNING}; ${bench.seconds} s per row\n`);
  for (const [name, part] of Object.entries(parts)) {
    if (values.only && values.only !== name) continue;
    if (name !== 'browser') leaveFirstCore();
    const section = await part(bench);
    sections.push(section);
    console.log(formatSection(section));
  }
} finally {
  await bench.stop();
}
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(
  values.out,
  `${JSON.stringify({ at: new Date().toISOString(), pinning: PINNING, sections }, null, 2)}\n`,
);
console.log(`The same as JSON: ${values.out}`);
