import { endpoint } from '../endpoint.ts';
import {
  beginCompanySignInSchema,
  companyPageAnswerSchema,
  companySignedInAnswerSchema,
  endCompanySignInSchema,
} from './company-sign-in.ts';

/** Signing in with the account of another company. */
export const companySignInEndpoints = {
  beginCompanySignIn: endpoint({
    at: 'POST /customers/session/company/question',
    summary: 'Begins a sign-in with the account of another company, in this browser',
    who: 'anyone',
    body: beginCompanySignInSchema,
    answer: companyPageAnswerSchema,
    counts: ['signInWithCompany'],
    refusals: ['company_sign_in_failed', 'not_found'],
    example: { body: { company: 'google' } },
  }),
  endCompanySignIn: endpoint({
    at: 'POST /customers/session/company',
    summary: 'Signs in with what the company has led back with, in the browser that began it',
    who: 'anyone',
    body: endCompanySignInSchema,
    answer: companySignedInAnswerSchema,
    counts: ['signInWithCompany'],
    refusals: ['company_sign_in_failed', 'company_email_unproved', 'not_found'],
    example: { body: { company: 'google', answer: 'code=AAAA&state=AAAA' } },
  }),
} as const;
