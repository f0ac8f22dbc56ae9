import type { FastifyReply, FastifyRequest } from 'fastify';

/** What goes back to a caller: a status and JSON in the company's shape. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

export const ok = (body: object): Answer => ({ status: 200, body });

export const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).send(body);

/** The sandbox's own address as this caller reaches it. */
export const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
