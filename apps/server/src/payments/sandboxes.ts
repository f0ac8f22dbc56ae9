import { join } from 'node:path';
import type { MailServer } from '../config.ts';
import { makePrivateFolder } from '../start/private-folder.ts';

/** A domain that can have no owner (RFC 2606). */
const MAIL_FROM = 'Counterpane <orders@counterpane.example>';

/** How many ports after the store's: the mailbox takes two. */
const MAILBOX_PORT_OFFSET = 2;
const LAB_PORT_OFFSET = 10;
const CARRIERS_PORT_OFFSET = 14;
const SIGN_IN_PORT_OFFSET = 15;

/** Only their types: the code is loaded when it is wanted. */
type Integrations = typeof import('@counterpane/sandboxes/integrations')['SANDBOX_INTEGRATIONS'];

type SandboxLabOptions = Parameters<
  typeof import('@counterpane/sandboxes/lab/sandbox-lab')['startSandboxLab']
>[0];

export type TestCard = Integrations[number]['testCards'][number];

export interface Sandboxes {
  /** What a store's environment says that takes money, sends parcels and signs customers in with them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where the stand-ins for payment listen. */
  readonly origins: readonly string[];
  readonly mail: MailServer;
  /** Where that mail can be read. */
  readonly mailboxUrl: string;
  /** Where a person looks into the stand-ins for payment, and makes them misbehave. */
  readonly labUrl: string;
  readonly cards: readonly TestCard[];
  /** What the stand-ins' own ledgers say was charged and given back, as JSON [S3]. */
  readLedger(): Promise<string>;
  close(): Promise<void>;
}

interface SandboxOptions {
  /** The store's; sandboxes take the ports after it, or free ones. */
  readonly storePort: number;
  readonly dataFolder: string;
  /** What the lab shows of the store's emails, loaded when someone looks. */
  readonly loadEmails?: SandboxLabOptions['loadEmails'];
}

/**
 * Starts a stand-in for every outside service. The only file that knows the sandboxes, and it loads them only when
 * they are wanted: a store with real keys never reads their code.
 */
export const startSandboxes = async (
  { storePort, dataFolder, loadEmails }: SandboxOptions,
  only?: Integrations,
): Promise<Sandboxes> => {
  const { SANDBOX_INTEGRATIONS } = await import('@counterpane/sandboxes/integrations');
  const { startEasypost } = await import('@counterpane/sandboxes/easypost/index');
  const { startSignIn } = await import('@counterpane/sandboxes/sign-in/index');
  const { startMailbox } = await import('@counterpane/sandboxes/mailbox/mailbox');
  const { startSandboxLab } = await import('@counterpane/sandboxes/lab/sandbox-lab');
  const integrations = only ?? SANDBOX_INTEGRATIONS;
  const folder = join(dataFolder, 'sandboxes');
  await makePrivateFolder(dataFolder);
  await makePrivateFolder(folder);
  const host = 'localhost';
  const webhooksUrl = `http://localhost:${storePort}/api/webhooks`;
  const storeOrigins = storeOriginsOf(storePort);
  const started = await inTurn(integrations, async (provider) => {
    const { name, portOffset } = provider;
    const webhookUrl = `${webhooksUrl}/${name}`;
    const stateFile = join(folder, `${name}.jsonl`);
    const running = await onFreePort(storePort + portOffset, (port) =>
      provider.start({ port, host, webhookUrl, stateFile, storeOrigins }),
    );
    return { provider, running };
  });
  const carriers = await onFreePort(storePort + CARRIERS_PORT_OFFSET, (port) =>
    startEasypost({
      port,
      host,
      webhookUrl: `${webhooksUrl}/carriers/easypost`,
      stateFile: join(folder, 'easypost.jsonl'),
    }),
  );
  const signIn = await onFreePort(storePort + SIGN_IN_PORT_OFFSET, (port) => startSignIn({ port, host }));
  const mailbox = await onFreePort(storePort + MAILBOX_PORT_OFFSET, (port) =>
    startMailbox({
      webPort: port,
      smtpPort: port === 0 ? 0 : port + 1,
      host,
      stateFile: join(folder, 'mailbox.jsonl'),
    }),
  );
  const lab = await onFreePort(storePort + LAB_PORT_OFFSET, (port) =>
    startSandboxLab({
      port,
      host,
      webhooksUrl,
      ...(loadEmails && { loadEmails }),
      sandboxes: started.map(({ provider, running }) => ({ provider, url: running.origin })),
    }),
  );
  const origins = started.map(({ running }) => running.origin);
  return {
    settings: Object.assign(
      {},
      ...[...started.map(({ running }) => running), carriers, signIn].map(({ settings }) => settings),
    ),
    origins,
    mail: { smtpUrl: mailbox.smtpUrl, from: MAIL_FROM },
    mailboxUrl: mailbox.url,
    labUrl: lab.url,
    cards: integrations.flatMap(({ testCards }) => testCards),
    readLedger: () => readLedgers(origins),
    close: async () => {
      await Promise.all(
        [mailbox, lab, carriers, signIn, ...started.map(({ running }) => running)].map((one) => one.close()),
      );
    },
  };
};

/** One after the other: a port that was taken is given to nobody else. */
const inTurn = async <One, Made>(
  all: readonly One[],
  make: (one: One) => Promise<Made>,
): Promise<readonly Made[]> => {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
};

/** Who may show a sandbox's page in a frame. */
const storeOriginsOf = (storePort: number): string[] =>
  ['localhost', '*.localhost', '127.0.0.1'].map((host) => `http://${host}:${storePort}`);

/** Every provider's lines in one list, in the order in which the money moved. */
const readLedgers = async (origins: readonly string[]): Promise<string> => {
  const ledgers = await Promise.all(
    // Our own sandboxes' ledgers: lists of lines that say when.
    origins.map(async (origin) => (await (await fetch(`${origin}/ledger`)).json()) as { at: string }[]),
  );
  return JSON.stringify(ledgers.flat().toSorted((a, b) => a.at.localeCompare(b.at)));
};

const onFreePort = async <Started>(
  wanted: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> => {
  try {
    return await start(wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(0);
  }
};
