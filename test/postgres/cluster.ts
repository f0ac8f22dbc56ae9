import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from './binaries.ts';
import { findFreePort } from './free-port.ts';

interface Cluster {
  /** An administrator's address; tests create their own databases on it. */
  readonly url: string;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** Tests may lose their data at a power cut and run faster for it; measurements must not cheat. */
  readonly durable: boolean;
}

/**
 * A PostgreSQL of our own in a temporary folder, on a free port of this machine.
 * @throws when the machine has no PostgreSQL; ask findPostgresBinaries first.
 */
export const startCluster = async ({ durable }: ClusterOptions): Promise<Cluster> => {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed on this machine');
  const folder = mkdtempSync(join(durable ? tmpdir() : quickFolder(), 'counterpane-postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'counterpane', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(binaries, 'initdb'), initdb, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await findFreePort();
  const settings = [`listen_addresses=127.0.0.1`, `max_connections=300`, ...(durable ? [] : CARELESS)];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  await untilReady(server);

  return {
    url: `postgres://counterpane@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', killWithUs);
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** No care for a power cut, and none for databases that live for seconds: nothing is vacuumed or compiled, and no checkpoint comes between. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'jit=off',
];

const IN_MEMORY = '/dev/shm';
/** Databases of tests are removed when they close: what is there at any moment is far less. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A copy of a database is 700 files, which a disk makes in a fifth of a second and memory in a twentieth. */
const quickFolder = (): string => {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
};

/** PostgreSQL refuses to run as root, so root hands it to the user that its package created. */
const findOwner = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith('postgres:'));
  if (!line) throw new Error('PostgreSQL refuses to run as root and this machine has no user postgres');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: Number(uid), gid: Number(gid) };
};

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended at once:\n${log}`)));
  });
