import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { baseOf, send } from '../machinery/answer.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import {
  type Chosen,
  type Company,
  companiesOf,
  type Query,
  type Question,
  type SignInKeys,
  subjectOf,
} from './companies.ts';
import { renderChoice, renderRefusal, renderWayBack } from './sign-in-pages.ts';

interface SignInSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** A code that was given out, with what it is good for. */
interface Code extends Question {
  readonly company: Company;
  readonly chosen: Chosen;
  readonly until: number;
}

/** Apple's codes are good for five minutes; Google says that its are short-lived. */
const CODE_MS = 5 * 60_000;
const MOST = 1_000;

/** Starts a local Google and a local Apple, as far as they sign customers in: `/google` and `/apple`. See DIFFERENCES.md. */
export const startSignInSandbox = async (options: SignInKeys & SandboxAddress): Promise<SignInSandbox> => {
  const companies = companiesOf(options);
  const signing = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(signing.publicKey)), kid: 'sandbox', use: 'sig', alg: 'RS256' };
  const questions = new Map<string, Question>();
  const codes = new Map<string, Code>();
  const app = createSandboxApp({
    name: 'sign-in',
    unknown: () => ({ status: 404, body: { error: 'not_found' } }),
    failed: (status, message) => ({ status, body: { error: 'invalid_request', error_description: message } }),
  });

  for (const [name, company] of Object.entries(companies)) {
    app.get(`/${name}/.well-known/openid-configuration`, async (request, reply) => {
      const issuer = `${baseOf(request)}/${name}`;
      return send(reply, {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        },
      });
    });

    app.get(`/${name}/keys`, async (_request, reply) => send(reply, { status: 200, body: { keys: [jwk] } }));

    app.get<{ Querystring: Query }>(`/${name}/authorize`, async ({ query }, reply) => {
      const fault = faultOf(company, query);
      if (fault) return html(reply.code(400), renderRefusal(company, fault));
      const id = randomBytes(16).toString('base64url');
      remember(questions, id, {
        redirectUri: query.redirect_uri ?? '',
        state: query.state ?? '',
        nonce: query.nonce ?? '',
        codeChallenge: query.code_challenge ?? null,
      });
      return html(reply, renderChoice(company, id));
    });

    app.post<{ Body: string }>(`/${name}/approve`, async ({ body }, reply) => {
      const form = new URLSearchParams(body);
      const id = form.get('question') ?? '';
      const question = questions.get(id);
      if (!question) return html(reply.code(400), renderRefusal(company, 'This page is closed.'));
      questions.delete(id);
      if (form.has('cancel')) return leadBack(reply, company, question, { error: company.whenCancelled });
      const email = (form.get('email') ?? '').trim().toLowerCase();
      const code = giveCode(codes, {
        ...question,
        company,
        chosen: { email, isHosted: form.has('hosted') },
        until: Date.now() + CODE_MS,
      });
      return leadBack(reply, company, question, { code });
    });

    app.post<{ Body: string }>(`/${name}/token`, async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(request.body));
      const issuer = `${baseOf(request)}/${name}`;
      const isClient = form.client_id === company.clientId && (await company.isClient(form, issuer));
      if (!isClient) return send(reply, { status: 401, body: { error: 'invalid_client' } });
      const code = codes.get(form.code ?? '');
      codes.delete(form.code ?? '');
      if (!code || !isGoodFor(code, company, form))
        return send(reply, { status: 400, body: { error: 'invalid_grant' } });
      const { chosen, nonce } = code;
      const idToken = await new SignJWT({ email: chosen.email, nonce, ...company.claims(chosen) })
        .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
        .setIssuer(issuer)
        .setAudience(company.clientId)
        .setSubject(subjectOf(`${name} ${chosen.email}`))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(signing.privateKey);
      return send(reply, {
        status: 200,
        body: {
          access_token: randomBytes(24).toString('base64url'),
          token_type: 'Bearer',
          expires_in: 3600,
          id_token: idToken,
        },
      });
    });
  }
  return { url: await listen(app, options), close: () => app.close() };
};

const listen = (app: FastifyInstance, { port, host }: SandboxAddress) => app.listen({ port, host });

/** What a company refuses before it shows its page: it would not know where to lead back to. */
const faultOf = (company: Company, query: Query): string | null => {
  if (query.client_id !== company.clientId) return 'The OAuth client was not found.';
  if (query.response_type !== 'code') return 'response_type must be code.';
  if (!query.redirect_uri || !URL.canParse(query.redirect_uri))
    return 'Missing required parameter: redirect_uri';
  if (!query.state || !query.nonce) return 'state and nonce are what the store is told apart by.';
  if (query.code_challenge && query.code_challenge_method !== 'S256') return 'Invalid code_challenge_method.';
  return company.refuseQuestion(query);
};

const isGoodFor = (code: Code, company: Company, form: Query): boolean =>
  code.company === company &&
  form.grant_type === 'authorization_code' &&
  code.redirectUri === form.redirect_uri &&
  code.until > Date.now() &&
  (code.codeChallenge === null || code.codeChallenge === challengeOf(form.code_verifier ?? ''));

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const giveCode = (codes: Map<string, Code>, code: Code): string => {
  const given = randomBytes(24).toString('base64url');
  remember(codes, given, code);
  return given;
};

/** The newest alone: a sandbox that runs for weeks does not grow. */
const remember = <One>(all: Map<string, One>, id: string, one: One): void => {
  all.set(id, one);
  const [oldest] = all.keys();
  if (all.size > MOST && oldest !== undefined) all.delete(oldest);
};

const leadBack = (
  reply: FastifyReply,
  company: Company,
  { redirectUri, state }: Question,
  answer: Readonly<Record<string, string>>,
): FastifyReply => {
  const fields = { ...answer, state };
  if (company.answersByForm) return html(reply, renderWayBack(company, redirectUri, fields));
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 302);
};

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);
