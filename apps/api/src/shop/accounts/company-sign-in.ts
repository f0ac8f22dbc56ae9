import { randomBytes } from 'node:crypto';
import type { SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';
import type { CompanyIdentity, SignInCompany } from '@counterpane/providers/sign-in/port';
import { validateEmail } from '@counterpane/rules/address/email';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { returnPath } from '@counterpane/rules/customers/return-path';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePathOf } from '../../catalogue/language-of.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { keepBegun, takeBegun } from './company-cookie.ts';
import { customerLogins, customers } from './tables.ts';

interface CompanyCall {
  readonly deps: OrderDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly company: SignInCompanyId;
}

/** The company's page for a sign-in that begins in this browser. */
export const beginCompanySignIn = async (
  { deps, request, reply, company: id }: CompanyCall,
  to: string | undefined,
): Promise<Decision<{ readonly url: string }, 'company_sign_in_failed'>> => {
  const company = companyOf(deps, id);
  if (!company) return refuse({ code: 'company_sign_in_failed', company: id });
  const begun = {
    redirectUri: redirectUriOf(deps, request, id),
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    to: returnPath(to),
  };
  try {
    const url = await company.begin(begun);
    keepBegun(reply, id, begun, deps);
    return accept({ url: url.href });
  } catch (error) {
    deps.logger.warn({ err: error, company: id }, 'a company does not begin a sign-in');
    return refuse({ code: 'company_sign_in_failed', company: id });
  }
};

/** The customer that a company has named, whose account begins with it where there was none; and where they wanted to go. */
export const endCompanySignIn = async (
  { deps, request, reply, company: id }: CompanyCall,
  answer: string,
): Promise<
  Decision<
    { readonly customer: { readonly id: string; readonly email: string }; readonly to: string },
    'company_sign_in_failed' | 'company_email_unproved'
  >
> => {
  const begun = takeBegun(request, reply, id, deps);
  const company = companyOf(deps, id);
  if (!begun || !company) return refuse({ code: 'company_sign_in_failed', company: id });
  try {
    const identity = await company.identify(begun, new URLSearchParams(answer));
    const customer = await findOrAddCustomer(deps.database.db, id, identity);
    if (!customer) return refuse({ code: 'company_email_unproved', company: id });
    return accept({ customer, to: begun.to });
  } catch (error) {
    deps.logger.warn({ err: error, company: id }, 'a company has not signed a customer in');
    return refuse({ code: 'company_sign_in_failed', company: id });
  }
};

const companyOf = ({ signInCompanies }: OrderDeps, id: SignInCompanyId): SignInCompany | undefined =>
  signInCompanies.find((company) => company.id === id);

/** As an operator registers it with the company: of each host, and of each language there. */
const redirectUriOf = (
  { secureCookies }: Pick<OrderDeps, 'secureCookies'>,
  { headers: { host = '' }, storefront }: Pick<FastifyRequest, 'headers' | 'storefront'>,
  company: SignInCompanyId,
): string =>
  `${secureCookies ? 'https' : 'http'}://${host}${languagePathOf(storefront)}/login/${company}/return`;

const randomText = (): string => randomBytes(32).toString('base64url');

/**
 * By the company's id of them, which outlives every email; else by an email whose mailbox the company vouches for, as a
 * code would. Null where neither is so: an email alone would open the orders of its owner to others [L71].
 */
const findOrAddCustomer = async (
  db: Queries,
  company: SignInCompanyId,
  { subject, email: named, provesEmail }: CompanyIdentity,
): Promise<{ readonly id: string; readonly email: string } | null> => {
  const [known] = await db
    .select({ id: customers.id, email: customers.email })
    .from(customerLogins)
    .innerJoin(customers, eq(customers.id, customerLogins.userId))
    .where(and(eq(customerLogins.providerId, company), eq(customerLogins.accountId, subject)));
  if (known) return known;
  if (!provesEmail || validateEmail(named) !== null) return null;
  const now = new Date();
  const written = { createdAt: now, updatedAt: now };
  const email = foldEmail(named);
  const [customer] = await db
    .insert(customers)
    .values({ id: newId(), email, emailVerified: true, name: '', ...written })
    // One that was there before stays as it is.
    .onConflictDoUpdate({ target: customers.email, set: { emailVerified: true } })
    .returning({ id: customers.id, email: customers.email });
  if (!customer) throw new Error('a customer was not stored');
  await db
    .insert(customerLogins)
    .values({ id: newId(), userId: customer.id, providerId: company, accountId: subject, ...written })
    .onConflictDoNothing();
  return customer;
};
