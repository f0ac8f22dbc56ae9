import type { Database } from '@counterpane/api/database/open';
import type { Job } from '@counterpane/api/jobs';
import { type Operation, traced } from '@counterpane/api/telemetry/traced';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

interface JobsOptions<Deps> {
  readonly jobs: readonly Job<Deps>[];
  readonly deps: Deps;
  readonly database: Pick<Database, 'pglite'>;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly logger: Logger;
}

/** A run that takes longer has lost its process; another one may take over. */
const LEASE_SECONDS = 60;

/**
 * Runs every job in its rhythm, once among all processes that share the database: each process asks for the next run
 * by its own clock, the queue keeps one request. A database that is gone for a while ends no rhythm.
 */
export const startJobs = async <Deps>(options: JobsOptions<Deps>): Promise<{ stop(): Promise<void> }> => {
  const { jobs, deps, logger } = options;
  const boss = new PgBoss({
    ...connectionOf(options),
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'The job queue has a problem'));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  for (const job of jobs) {
    // `short`: one run waits, however many processes ask for it.
    const queue = {
      policy: 'short',
      expireInSeconds: LEASE_SECONDS,
      retryLimit: 0,
      deleteAfterSeconds: 60,
    } as const;
    await boss.createQueue(job.name, queue);
    const ask = () =>
      boss
        .send(job.name, null)
        .catch((error: unknown) => logger.error({ err: error, job: job.name }, 'A job could not be queued'));
    await ask();
    timers.push(setInterval(ask, job.everySeconds * 1000));
    await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds(job) }, () =>
      traced(runOf(job), () => job.run(deps)).catch((error: unknown) =>
        logger.error({ err: error, job: job.name }, 'A job failed'),
      ),
    );
  }
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
};

const runOf = ({ name }: { readonly name: string }): Operation => ({
  name: `job ${name}`,
  duration: 'counterpane.job.run.duration',
  kind: 'internal',
  attributes: { 'counterpane.job': name },
});

const connectionOf = ({ database, databaseUrl }: JobsOptions<unknown>): ConstructorOptions => {
  if (database.pglite) return { db: fromPglite(database.pglite), backend: 'pglite' };
  if (!databaseUrl) throw new Error('a database that is not embedded has an address');
  return { connectionString: databaseUrl, max: 2 };
};

const pollingSeconds = ({ everySeconds }: Job<never>): number =>
  Math.min(Math.max(everySeconds / 4, 0.5), 10);
