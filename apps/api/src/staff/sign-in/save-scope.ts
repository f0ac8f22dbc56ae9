import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act.ts';
import type { Scope } from '../../audit/scope.ts';
import { type Clock, isoNow } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import { users } from './tables.ts';

/** The storefronts of some brands in every country, by key; or the names that no brand has. */
type FoundScope =
  | { readonly ok: true; readonly scope: Scope }
  | { readonly ok: false; readonly unknown: readonly string[] };

interface BrandOfStorefronts {
  readonly key: string;
  readonly brand: { readonly storefronts: readonly { readonly key: string }[] };
}

/** @example findScope(['drift'], catalogue.brands) // { ok: true, scope: ['drift'] } */
export const findScope = (
  names: readonly string[] | 'all',
  brands: readonly BrandOfStorefronts[],
): FoundScope => {
  if (names === 'all') return { ok: true, scope: null };
  const unknown = names.filter((name) => !brands.some(({ key }) => key === name));
  if (unknown.length > 0) return { ok: false, unknown };
  const chosen = brands.filter(({ key }) => names.includes(key));
  return { ok: true, scope: chosen.flatMap(({ brand }) => brand.storefronts.map(({ key }) => key)) };
};

/** Says for which storefronts a member works, from their next request on, and writes it down as the operator's act. */
export const saveScope = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  email: string,
  scope: Scope,
): Promise<void> =>
  database.transaction(async (tx) => {
    const [member] = await tx
      .update(users)
      .set({ storefronts: scope && [...scope] })
      .where(eq(users.email, email.toLowerCase()))
      .returning({ id: users.id });
    if (!member) throw new Error(`no account of staff has the address ${email}`);
    const actor = { memberId: null, address: 'operator', at: isoNow(clock) };
    await recordAct(tx, actor, {
      action: 'save-member',
      object: { kind: 'member', id: member.id },
      outcome: 'done',
      detail: { storefronts: scope?.join(' ') ?? 'all' },
    });
  });
