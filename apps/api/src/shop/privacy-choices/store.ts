import { desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { privacyChoices } from './tables.ts';

export type PrivacyChoice = typeof privacyChoices.$inferSelect;

export const insertChoice = async (db: Queries, choice: PrivacyChoice): Promise<void> => {
  await db.insert(privacyChoices).values(choice);
};

/** What was chosen last in this browser, or by the customer who is signed in, on any device. */
export const findChoice = async (
  db: Queries,
  { visitorId, customerId }: { readonly visitorId: string | null; readonly customerId: string | null },
): Promise<PrivacyChoice | null> => {
  const isOf = [
    ...(visitorId === null ? [] : [eq(privacyChoices.visitorId, visitorId)]),
    ...(customerId === null ? [] : [eq(privacyChoices.customerId, customerId)]),
  ];
  if (isOf.length === 0) return null;
  const [found] = await db
    .select()
    .from(privacyChoices)
    .where(or(...isOf))
    .orderBy(desc(privacyChoices.at))
    .limit(1);
  return found ?? null;
};

/** What a customer chose while signed in, the newest first. */
export const choicesOfCustomer = (db: Queries, customerId: string) =>
  db
    .select({
      version: privacyChoices.version,
      question: privacyChoices.question,
      analytics: privacyChoices.analytics,
      personalization: privacyChoices.personalization,
      marketing: privacyChoices.marketing,
      at: privacyChoices.at,
    })
    .from(privacyChoices)
    .where(eq(privacyChoices.customerId, customerId))
    .orderBy(desc(privacyChoices.at));
