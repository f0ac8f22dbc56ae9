import type { FastifyReply } from 'fastify';

/** Cookies that better-auth sets, on our answer. */
export const passCookies = (reply: FastifyReply, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
};
