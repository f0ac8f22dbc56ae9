import { endpoint } from '../endpoint.ts';
import {
  beginCompanySignInSchema,
  companyLoginParamsSchema,
  companyLoginsAnswerSchema,
  companyPageAnswerSchema,
  companySignedInAnswerSchema,
  endCompanySignInSchema,
} from './company-sign-in.ts';
import { doneAnswerSchema } from './customer.ts';

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
  customerLogins: endpoint({
    at: 'GET /customers/my/logins',
    summary: 'The accounts of other companies that sign in here',
    who: 'customer',
    answer: companyLoginsAnswerSchema,
    refusals: ['not_found'],
  }),
  removeLogin: endpoint({
    at: 'DELETE /customers/my/logins/:id',
    summary: 'Removes the account of another company: by itself it signs in no more',
    who: 'customer',
    params: companyLoginParamsSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['not_found'],
  }),
} as const;
