import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { renderList, renderMail, renderMissing } from './mail-pages.ts';
import { ReceivedMails } from './received-mail.ts';
import { startSmtpListener } from './smtp-listener.ts';

export interface MailboxOptions {
  /** 0 takes a free port. */
  readonly smtpPort: number;
  readonly webPort: number;
  readonly host: string;
  /** Where messages outlive the process, a line of JSON each. Without it they are forgotten. */
  readonly stateFile?: string;
}

export interface Mailbox {
  /** Where to send mail to. */
  readonly smtpUrl: string;
  /** Where to read it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a mail server that keeps what it gets, and the page to read it on. See DIFFERENCES.md. */
export const startMailbox = async ({
  smtpPort,
  webPort,
  host,
  stateFile,
}: MailboxOptions): Promise<Mailbox> => {
  const mails = new ReceivedMails(stateFile);
  const web = buildWeb(mails);
  await web.listen({ port: webPort, host });
  const smtp = await startSmtpListener({ port: smtpPort, host, onMail: (mail) => mails.keep(mail) }).catch(
    async (error: unknown) => {
      await web.close();
      throw error;
    },
  );
  // A server that listens on TCP has an address with a port.
  const { port } = web.server.address() as AddressInfo;
  return {
    smtpUrl: smtp.url,
    url: `http://${host}:${port}`,
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
};

/** Messages are someone else's HTML: no script runs, and nothing is fetched. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'";

const buildWeb = (mails: ReceivedMails): FastifyInstance => {
  const web = Fastify({ forceCloseConnections: true });
  web.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
  });
  web.get('/', async (_request, reply) => html(reply).send(renderList(mails.list())));
  web.get('/deliveries', async () => mails.deliveries());
  web.get('/messages', async () => mails.list());
  web.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
    const mail = mails.find(Number(params.id));
    return mail ? html(reply).send(renderMail(mail)) : html(reply).code(404).send(renderMissing());
  });
  web.setNotFoundHandler(async (_request, reply) => html(reply).code(404).send(renderMissing()));
  return web;
};

const html = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');
