import type { CompanyLogin } from '@counterpane/contract/customer/company-sign-in';
import { SIGN_IN_COMPANIES } from '@counterpane/contract/customer/sign-in-companies';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { customerLogins } from './tables.ts';

type Customer = Pick<SignedInCustomer, 'id'>;

/** The accounts of other companies that sign a customer in, the newest first. */
export const findLogins = async (db: Queries, { id }: Customer): Promise<CompanyLogin[]> => {
  const logins = await db
    .select()
    .from(customerLogins)
    .where(eq(customerLogins.userId, id))
    .orderBy(desc(customerLogins.createdAt));
  return logins.flatMap((login) => {
    const company = SIGN_IN_COMPANIES.find((known) => known === login.providerId);
    return company ? [{ id: login.id, company, since: login.createdAt.toISOString() }] : [];
  });
};

/** The mailbox goes on signing in, so that nobody locks themselves out. One that is removed already stays removed. */
export const removeLogin = async (db: Queries, customer: Customer, id: string): Promise<void> => {
  await db
    .delete(customerLogins)
    .where(and(eq(customerLogins.userId, customer.id), eq(customerLogins.id, id)));
};
