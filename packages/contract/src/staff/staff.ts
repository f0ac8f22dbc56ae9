import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** What staff may be, as data: their rights follow from it. */
export const STAFF_ROLES = ['agent', 'manager'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Any text is tried: that an address is no address is told like a wrong password. */
export const signInSchema = z.object({ email: textSchema(200), password: textSchema(256) });

const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** What must be done before anything else; every other call of staff answers 403 until then. */
const REQUIRED_STEPS = ['password_change', 'second_factor'] as const;

/** Who is signed in, and what this session still needs. */
export const staffSessionSchema = staffMemberSchema.extend({
  required: z.enum(REQUIRED_STEPS).nullable(),
  /** Whether the next refund, decision or change of the account is taken without another proof. */
  isProved: z.boolean(),
  /** What proves it: the code where a second factor is on. */
  provesBy: z.enum(['code', 'password']),
});

/** Tags of the pages to forget, e.g. `product:mattress`; without them all pages are. */
export const purgeSchema = z
  .object({ tags: z.array(z.string().min(1).max(60)).max(100).optional() })
  .nullish();

const purgedSchema = z.object({ purged: z.union([z.literal('all'), z.array(z.string())]) });

export type SignIn = z.infer<typeof signInSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
export type StaffSession = z.infer<typeof staffSessionSchema>;

export const staffSessionAnswerSchema = okSchema(staffSessionSchema);
export const signedOutAnswerSchema = okSchema(z.null());
export const purgedAnswerSchema = okSchema(purgedSchema);
