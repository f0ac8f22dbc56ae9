import { z } from 'zod';
import { okSchema } from '../envelope.ts';
import { signedInSchema } from './customer.ts';
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

/** What the company's page has led back with, as it stands in the address. */
export const endCompanySignInSchema = z.object({
  company: signInCompanySchema,
  answer: z.string().max(4_000),
});

export const companySignedInAnswerSchema = okSchema(
  signedInSchema.extend({ to: z.string().describe('The page that the customer wanted.') }),
);
