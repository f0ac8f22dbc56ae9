import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type Answer, send } from './answer.ts';

export interface SandboxAddress {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

export interface SandboxOptions {
  /** Where webhooks go; without it they are only kept. */
  readonly webhookUrl?: string;
  /** A journal that survives the process. Without it everything is forgotten. */
  readonly stateFile?: string;
  readonly log?: (message: string) => void;
}

/** How a company says what no endpoint foresaw: in its own shape, or a client could not read it. */
interface OwnWords extends Pick<SandboxOptions, 'log'> {
  readonly name: string;
  /** There is no such operation. */
  readonly unknown: (method: string, url: string) => Answer;
  readonly failed: (status: number, message: string) => Answer;
}

/** A server that takes JSON and forms, which come as text. */
export const createSandboxApp = ({ name, log, unknown, failed }: OwnWords): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.setNotFoundHandler(async ({ method, url }, reply) => send(reply, unknown(method, url)));
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log?.(`${name} sandbox: ${error.stack}`);
    return send(reply, failed(status, error.message));
  });
  return app;
};
