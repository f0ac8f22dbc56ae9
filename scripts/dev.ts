import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { RELOAD_CONTENT } from '../apps/server/src/start/reload-message.ts';
import { answerTo } from './answer-to-change.ts';
import { ROOT } from './stages/command.ts';

// At every change of a source file: builds what changed and starts the store again. The build is the production one:
// what you see is what shoppers see. What the catalogue says is read again by the running store.

const WATCHED = ['apps', 'packages'];
const QUIET_MS = 150;

let store: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
const changed = new Set<string>();

await restart();
for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, path) => {
    if (!path || answerTo([`${folder}/${path}`]) === 'nothing') return;
    changed.add(`${folder}/${path}`);
    clearTimeout(timer);
    timer = setTimeout(followChanges, QUIET_MS);
  });
}
process.once('SIGTERM', end);
process.once('SIGINT', end);

async function followChanges(): Promise<void> {
  const answer = answerTo([...changed]);
  changed.clear();
  // A store that could not start for what it read starts anew.
  if (answer === 'reload' && store?.connected) store.send(RELOAD_CONTENT);
  else await restart();
}

async function restart(): Promise<void> {
  await stopStore();
  const prepared = spawnSync('node', ['scripts/prepare.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (prepared.status !== 0) return;
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  store = spawn('node', ['apps/server/src/main.ts'], { cwd: ROOT, stdio: [...stdio] });
}

async function stopStore(): Promise<void> {
  if (!store || store.exitCode !== null) return;
  store.kill('SIGTERM');
  await once(store, 'exit');
}

async function end(): Promise<void> {
  await stopStore();
  process.exit(0);
}
