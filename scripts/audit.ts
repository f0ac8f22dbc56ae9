import { spawnSync } from 'node:child_process';
import { readAuditReport } from './read-audit-report.ts';
import { ROOT } from './stages/command.ts';

// Known flaws in the packages that a running store loads. A registry without such a list is told of, and passes.

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
});
const result = readAuditReport(stdout ?? '');
if (result.kind === 'unavailable') {
  console.log('Not checked: this registry has no list of known flaws.');
} else {
  for (const flaw of result.flaws) console.log(flaw);
  console.log(`${result.flaws.length} known flaws in the packages of a running store.`);
  if (result.isBad) process.exitCode = 1;
}
