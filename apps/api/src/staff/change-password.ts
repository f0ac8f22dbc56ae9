import type { changePasswordSchema } from '@counterpane/contract/staff-account';
import type { Refusal } from '@counterpane/rules/refusals';
import { decidePassword } from '@counterpane/rules/staff/decide-password';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { countLimited, takeBackLimited } from '../http/limiter.ts';
import type { Auth } from './auth.ts';
import { countGuesses } from './count-guesses.ts';
import { matchPassword, writePassword } from './passwords.ts';
import { actorOf, recordAct } from './record-act.ts';
import { endSessions } from './sessions.ts';
import type { SignedIn } from './staff-door.ts';

/**
 * Gives somebody the password that they want; their other sessions end. The present password is the proof, where no
 * second factor is on.
 */
export const changePassword = async (
  deps: ApiDeps,
  auth: Auth,
  request: FastifyRequest<{ Body: z.infer<typeof changePasswordSchema> }>,
  { member, session }: SignedIn,
): Promise<Refusal | null> => {
  const { database } = deps;
  const { current, wanted } = request.body;
  if (session.provesBy === 'code' && !session.isProved) return { code: 'proof_required' };
  const limited = { member: member.id };
  const retryAfter = await countLimited(deps, 'proveStaff', limited);
  if (retryAfter !== null) return { code: 'too_many_requests', retryAfter };
  const actor = actorOf(deps, request, member.id);
  const known = await matchPassword(auth, database.db, { email: member.email, password: current });
  if (!known.isRight) {
    await recordAct(database.db, actor, { action: 'change-password', outcome: 'refused' });
    return { code: 'password_wrong' };
  }
  await takeBackLimited(deps, 'proveStaff', limited);
  const words = wordsAround(request, member);
  const decision = decidePassword(wanted, { current, words, guessesLog10: countGuesses(wanted, words) });
  if (!decision.ok) return decision.refusal;
  const hash = await (await auth.$context).password.hash(decision.change);
  await database.transaction(async (tx) => {
    await writePassword(tx, member.id, hash, 'own');
    const ended = await endSessions(tx, member.id, { except: session.id });
    await recordAct(tx, actor, { action: 'change-password', outcome: 'done', detail: { ended } });
  });
  return null;
};

/** What somebody who knows the person and the shop tries. */
const wordsAround = (
  { storefront: { brand, sisters } }: Pick<FastifyRequest, 'storefront'>,
  { name, email }: SignedIn['member'],
): readonly string[] => [
  name,
  email,
  'Counterpane',
  brand.brand.name,
  ...sisters.map((sister) => sister.name),
];
