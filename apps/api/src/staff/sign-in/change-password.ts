import type { changePasswordSchema } from '@counterpane/contract/staff/staff-account';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { decidePassword } from '@counterpane/rules/staff/decide-password';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isDoubleSubmit, rememberSubmit } from '../../sessions/double-submit.ts';
import type { StaffDeps } from '../deps.ts';
import type { Auth } from './auth.ts';
import { countGuesses } from './count-guesses.ts';
import { matchPassword, writePassword } from './passwords.ts';
import { refuseOwnPassword } from './refuse-own-password.ts';
import { endSessions } from './sessions.ts';
import type { SignedIn } from './staff-auth.ts';

/**
 * Sets a new password and ends the member's other sessions. The present password is the proof, where no second
 * factor is on.
 */
export const changePassword = async (
  deps: StaffDeps,
  auth: Auth,
  request: FastifyRequest<{ Body: z.infer<typeof changePasswordSchema> }>,
  signedIn: SignedIn,
): Promise<RefusalOf<
  'proof_required' | 'too_many_requests' | 'password_wrong' | 'password_refused'
> | null> => {
  const { database } = deps;
  const { member, session } = signedIn;
  const { current, wanted } = request.body;
  const press = `password ${session.id}`;
  if (await isSetAlready(deps, auth, member.email, { press, wanted })) return null;
  const asked = { action: 'change-password', password: current } as const;
  const refusal = await refuseOwnPassword(deps, auth, request, signedIn, asked);
  if (refusal) return refusal;
  const words = wordsAround(request, member);
  const decision = decidePassword(wanted, { current, words, guessesLog10: countGuesses(wanted, words) });
  if (!decision.ok) return decision.refusal;
  const hash = await (await auth.$context).password.hash(decision.change);
  await database.transaction(async (tx) => {
    await writePassword(tx, member.id, hash, 'own');
    await rememberSubmit(tx, deps, press);
    const ended = await endSessions(tx, member.id, { except: session.id });
    const actor = actorOf(deps, request, member.id);
    await recordAct(tx, actor, { action: 'change-password', outcome: 'done', detail: { ended } });
  });
  return null;
};

/** Whether this is the second of two clicks: the present password is the wanted one since the first. */
const isSetAlready = async (
  deps: StaffDeps,
  auth: Auth,
  email: string,
  { press, wanted }: { readonly press: string; readonly wanted: string },
): Promise<boolean> => {
  const { db } = deps.database;
  if (!(await isDoubleSubmit(db, deps, press))) return false;
  return (await matchPassword(auth, db, { email, password: wanted })).isRight;
};

/** Words that an attacker who knows the person and the shop would try. */
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
