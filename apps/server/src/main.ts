import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { createLogger } from './monitoring/logger.ts';
import { announce } from './start/announce.ts';
import { CannotStart } from './start/cannot-start.ts';
import { RELOAD_CONTENT } from './start/reload-message.ts';
import { routeConsole } from './start/route-console.ts';

/** The process exits after this time, even if a part of the store has not stopped. */
const LAST_MOMENT_MS = 9_000;

// What the store writes is for its own user alone: orders, addresses, secrets.
process.umask(0o077);

// What one start has compiled the next one reads, which saves a seventh of it. Where nothing can be written, it compiles again.
enableCompileCache(join(import.meta.dirname, '../../../.tmp/compile-cache'));

const settings = loadConfig();
if (!settings.ok) fail(new CannotStart(settings.problems).message);

// Imported only now: React chooses its build when it is loaded, by the NODE_ENV that loadConfig has set.
const { startStore } = await import('./compose.ts');
const store = await startStore(settings.config).catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.config.port} is taken. Set PORT to another one.`
      : error instanceof CannotStart
        ? error.message
        : error.stack,
  ),
);
announce(store.announcement);
routeConsole(createLogger(settings.config.logLevel));

process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// The parent process tells what to read again: `npm run dev`.
let reloading = Promise.resolve();
process.on('message', (message) => {
  if (message === RELOAD_CONTENT) reloading = reloading.then(reload);
});

let isStopping = false;

async function reload(): Promise<void> {
  const start = performance.now();
  const said = await store.reloadContent().then(
    () => `Read the catalogue again in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
    (error: Error) => `The catalogue stays as it was:\n${error.message}`,
  );
  process.stdout.write(`${said}\n`);
}

async function stop(): Promise<void> {
  // A terminal sends Ctrl+C to npm and to us, and npm passes its own on: the second must not cut the first short.
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => fail('The store did not finish in time.'), LAST_MOMENT_MS).unref();
  await store.stop();
  process.exit(0);
}

function fail(reason: string | undefined): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
