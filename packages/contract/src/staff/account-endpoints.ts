import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signedOutAnswerSchema, signInSchema, staffSessionAnswerSchema } from './staff.ts';
import {
  changePasswordSchema,
  codeSchema,
  doneAnswerSchema,
  newRecoveryCodesSchema,
  proofSchema,
  recoveryCodesAnswerSchema,
  secondFactorSetupAnswerSchema,
  staffAccountAnswerSchema,
} from './staff-account.ts';

const own = { who: { staff: null, unfinished: true } } as const;
const proved = { who: { staff: null, unfinished: true, proved: true } } as const;

/** How staff sign in, and look after their own account. */
export const accountEndpoints = {
  signIn: endpoint({
    at: 'POST /staff/session',
    summary: 'Signs in with a password; with a second factor its code is asked for next',
    who: 'anyone',
    body: signInSchema,
    answer: staffSessionAnswerSchema,
    counts: ['signIn', 'failSignIn'],
    refusals: ['sign_in_failed', 'code_required', 'sign_in_required'],
    example: { body: { email: 'maya@halcyon.example', password: 'correct horse battery staple' } },
  }),
  enterCode: endpoint({
    at: 'POST /staff/session/code',
    summary: 'The second step of a sign-in',
    who: 'anyone',
    body: codeSchema,
    answer: staffSessionAnswerSchema,
    counts: ['enterStaffCode'],
    refusals: ['code_wrong', 'sign_in_failed', 'sign_in_required'],
  }),
  proveStaff: endpoint({
    ...own,
    at: 'POST /staff/session/proof',
    summary: 'Proves once more who is signed in',
    body: proofSchema,
    answer: doneAnswerSchema,
    counts: ['proveStaff'],
    refusals: ['code_wrong', 'password_wrong'],
  }),
  staffSession: endpoint({
    ...own,
    at: 'GET /staff/session',
    summary: 'Who is signed in',
    answer: staffSessionAnswerSchema,
    refusals: [],
  }),
  signOut: endpoint({
    at: 'DELETE /staff/session',
    summary: 'Signs out',
    who: 'anyone',
    answer: signedOutAnswerSchema,
    refusals: [],
  }),
  staffAccount: endpoint({
    ...own,
    at: 'GET /staff/account',
    summary: 'One’s own account: second factor and sessions',
    answer: staffAccountAnswerSchema,
    refusals: [],
  }),
  changePassword: endpoint({
    ...own,
    at: 'POST /staff/account/password',
    summary: 'Chooses another password; other sessions end',
    body: changePasswordSchema,
    answer: doneAnswerSchema,
    counts: ['proveStaff'],
    refusals: ['proof_required', 'password_wrong', 'password_refused'],
  }),
  beginSecondFactor: endpoint({
    ...proved,
    at: 'POST /staff/account/second-factor',
    summary: 'Begins a second factor: what an authenticator app is told',
    answer: secondFactorSetupAnswerSchema,
    refusals: ['second_factor_is_on'],
  }),
  confirmSecondFactor: endpoint({
    ...own,
    at: 'POST /staff/account/second-factor/confirm',
    summary: 'Turns the second factor on with its first code',
    body: codeSchema,
    answer: recoveryCodesAnswerSchema,
    counts: ['proveStaff'],
    refusals: ['code_wrong', 'second_factor_is_on', 'second_factor_not_begun'],
  }),
  makeRecoveryCodes: endpoint({
    ...proved,
    at: 'POST /staff/account/recovery-codes',
    summary: 'Makes new recovery codes; the old ones end',
    body: newRecoveryCodesSchema,
    answer: recoveryCodesAnswerSchema,
    counts: ['proveStaff'],
    refusals: ['second_factor_not_begun', 'password_wrong'],
  }),
  endSession: endpoint({
    ...own,
    at: 'DELETE /staff/account/sessions/:id',
    summary: 'Ends one session of one’s own',
    params: z.object({ id: z.string().max(64) }),
    answer: doneAnswerSchema,
    refusals: [],
  }),
  endOtherSessions: endpoint({
    ...own,
    at: 'DELETE /staff/account/sessions',
    summary: 'Ends all sessions of one’s own but this one',
    answer: doneAnswerSchema,
    refusals: [],
  }),
} as const;
