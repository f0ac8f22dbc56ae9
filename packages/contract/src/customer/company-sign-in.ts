import { z } from 'zod';
import { idSchema, okSchema } from '../envelope.ts';
import { customerSchema, signedInSchema } from './customer.ts';
import { SIGN_IN_COMPANIES } from './sign-in-companies.ts';

const signInCompanySchema = z.enum(SIGN_IN_COMPANIES);

export const beginCompanySignInSchema = z.object({
  company: signInCompanySchema,
  /** The page of ours that it leads to in the end. */
  to: z.string().max(200).optional(),
});

export const companyPageAnswerSchema = okSchema(
  z.object({ url: z.string().describe('The page of the company, where the customer signs in.') }),
);

const companyLoginSchema = z.object({
  id: idSchema,
  company: signInCompanySchema,
  since: z.string().describe('ISO time of the first sign-in with it.'),
});

/** What signs in to an account beside its email. */
export const companyLoginsAnswerSchema = okSchema(
  customerSchema.extend({ logins: z.array(companyLoginSchema).describe('The newest first.') }),
);

export type CompanyLogin = z.infer<typeof companyLoginSchema>;

export const companyLoginParamsSchema = z.object({ id: z.string().max(64) });

/** What the company's page has led back with, as it stands in the address. */
export const endCompanySignInSchema = z.object({
  company: signInCompanySchema,
  answer: z.string().max(4_000),
});

export const companySignedInAnswerSchema = okSchema(
  signedInSchema.extend({ to: z.string().describe('The page that the customer wanted.') }),
);
