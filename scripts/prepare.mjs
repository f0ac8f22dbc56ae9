// Plain JavaScript without dependencies: it runs on the machine's own Node (20 or newer) before anything is
// installed. Everything else in this repository runs on the Node that it installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const storefront = join(root, 'apps/storefront');
const nodeBinary = join(root, 'node_modules/.bin/node');

install();
await buildStorefront();

function install() {
  if (isInstalled()) return;
  step('Installing packages');
  // Development packages are part of the build, so they come along even when NODE_ENV is production.
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const version = spawnSync(nodeBinary, ['--version']);
  if (version.status !== 0) {
    stop('The `node` package did not install its binary. Allow its install script and run this again.');
  }
}

/** npm records what it installed; equal versions mean that there is nothing to do. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(nodeBinary)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(
    ([path, entry]) =>
      // Workspaces are links, and packages for other platforms are never installed.
      !path.startsWith('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      (entry.link ? installed[path]?.link : installed[path]?.version === entry.version),
  );
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

async function buildStorefront() {
  const stamp = join(storefront, 'build/sources.sha256');
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  step('Building the storefront');
  const reactRouter = join(root, 'node_modules/.bin/react-router');
  const { status } = spawnSync(nodeBinary, [reactRouter, 'build', '--logLevel', 'warn'], {
    cwd: storefront,
    stdio: 'inherit',
    // What browsers tell of failures says which build they run.
    env: { ...process.env, NODE_ENV: 'production', VITE_RELEASE: hash.slice(0, 12) },
  });
  if (status !== 0) stop('The storefront did not build; the messages above say why.');
  await compressFolder(join(storefront, 'build/client'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Everything that can change the built storefront: its own files and the packages that it bundles. */
function hashSources() {
  const folders = [
    storefront,
    ...['rules', 'contract', 'messages'].map((name) => join(root, 'packages', name)),
  ];
  const files = [...folders.flatMap(listFiles), join(root, 'package-lock.json')];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(folder) {
  const ignored = new Set(['node_modules', 'build', '.react-router']);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name) || entry.name.includes('.test.')) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

function npm(parameters) {
  // npm names its own script, which spares us its .cmd twin on Windows.
  const script = process.env.npm_execpath;
  const { status } = script
    ? spawnSync(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('Installing the packages failed; the messages above say why.');
}

function step(text) {
  console.log(`${text} …`);
}

function stop(text) {
  console.error(text);
  process.exit(1);
}
