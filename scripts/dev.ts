import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stages/command.ts';

// Builds what changed and starts the store again, at every change of a source file. The build is the production one:
// what you see is what shoppers see.

const WATCHED = ['apps', 'packages'];
const IGNORED = /(?:^|\/)(?:node_modules|build|\.react-router|\.tmp)(?:\/|$)|\.test\.tsx?$/;
const QUIET_MS = 150;

let store: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

await restart();
for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, path) => {
    if (!path || IGNORED.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });
}
process.once('SIGTERM', end);
process.once('SIGINT', end);

async function restart(): Promise<void> {
  await stopStore();
  const prepared = spawnSync('node', ['scripts/prepare.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (prepared.status !== 0) return;
  store = spawn('node', ['apps/server/src/main.ts'], { cwd: ROOT, stdio: 'inherit' });
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
