import { z } from 'zod';
import { type Answer, call, type FetchApi } from './call.ts';
import { okSchema, textSchema } from './envelope.ts';

/** What staff may be, as data: their rights follow from it. */
export const STAFF_ROLES = ['agent', 'manager'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Any text is tried: that an address is no address is told like a wrong password. */
export const signInSchema = z.object({ email: textSchema(200), password: textSchema(128) });

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** Tags of the pages to forget, e.g. `product:mattress`; without them all pages are. */
export const purgeSchema = z
  .object({ tags: z.array(z.string().min(1).max(60)).max(100).optional() })
  .nullish();

export const purgedSchema = z.object({ purged: z.union([z.literal('all'), z.array(z.string())]) });

export type SignIn = z.infer<typeof signInSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
export type Purged = z.infer<typeof purgedSchema>;

export const staffMemberAnswerSchema = okSchema(staffMemberSchema);
export const signedOutAnswerSchema = okSchema(z.null());
export const purgedAnswerSchema = okSchema(purgedSchema);

/** Signing in and out; 401 `sign_in_failed` for a wrong address or password alike. */
export const createStaffClient = (fetchApi: FetchApi) => ({
  signIn: (form: SignIn): Promise<Answer<StaffMember>> =>
    call(fetchApi, '/api/staff/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }),
  /** Who is signed in; 401 `sign_in_required` when nobody is. */
  member: (): Promise<Answer<StaffMember>> => call(fetchApi, '/api/staff/session', { method: 'GET' }),
  signOut: (): Promise<Answer<null>> => call(fetchApi, '/api/staff/session', { method: 'DELETE' }),
});
