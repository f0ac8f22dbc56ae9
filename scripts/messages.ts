import { checkLocales, findUnused } from '@counterpane/messages/check-messages';
import { sourcesWithMessages } from './sources-with-messages.ts';

/** Prints what every locale lacks and what nobody says; ends with 1 where there is any. */
const reports = checkLocales();
const unused = findUnused(sourcesWithMessages());

for (const { locale, missing, unknown } of reports) {
  console.log(`${locale}: ${missing.length} missing, ${unknown.length} unknown`);
  for (const id of missing) console.log(`  missing  ${id}`);
  for (const id of unknown) console.log(`  unknown  ${id}`);
}
console.log(`unused: ${unused.length}`);
for (const id of unused) console.log(`  unused   ${id}`);

process.exitCode =
  unused.length + reports.flatMap(({ missing, unknown }) => [...missing, ...unknown]).length > 0 ? 1 : 0;
