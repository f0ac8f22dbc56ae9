import {
  MAILING_QUESTIONS,
  MAILING_QUESTIONS_VERSION,
} from '@counterpane/contract/visitor/mailing-questions';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { mailingChoices } from './tables.ts';

type MailingChoice = typeof mailingChoices.$inferSelect;

/** A person, as one brand knows them. */
export interface Reader {
  readonly brand: string;
  readonly email: string;
}

/** Where, how and when something was chosen. */
export type ChosenAt = Pick<MailingChoice, 'storefront' | 'language' | 'source' | 'at'> & {
  /** Where it is not that of the page. */
  readonly question?: string;
};

type NewestChoices = ReadonlyMap<MailingKind, Pick<MailingChoice, 'isOn' | 'at'>>;

/** What a person chose last about each kind; kinds that they never chose about are missing. */
export const newestChoices = async (db: Queries, { brand, email }: Reader): Promise<NewestChoices> => {
  const found = await db
    .selectDistinctOn([mailingChoices.kind])
    .from(mailingChoices)
    .where(and(eq(mailingChoices.email, foldEmail(email)), eq(mailingChoices.brand, brand)))
    .orderBy(asc(mailingChoices.kind), desc(mailingChoices.id));
  return new Map(found.map(({ kind, isOn, at }) => [kind, { isOn, at }]));
};

/** Writes down what was chosen. What is chosen already is not written again, so that a repeated call changes nothing. */
export const insertChoices = async (
  tx: Queries,
  reader: Reader,
  chosen: ReadonlyMap<MailingKind, boolean>,
  how: ChosenAt,
): Promise<void> => {
  const before = await newestChoices(tx, reader);
  const news = Array.from(chosen).filter(([kind, isOn]) => before.get(kind)?.isOn !== isOn);
  if (news.length === 0) return;
  await tx.insert(mailingChoices).values(
    news.map(([kind, isOn]) => ({
      brand: reader.brand,
      email: foldEmail(reader.email),
      kind,
      isOn,
      question: MAILING_QUESTIONS[kind],
      version: MAILING_QUESTIONS_VERSION,
      ...how,
    })),
  );
};

/** A person who gets the newsletter of a brand, with where, in which language and since when they signed up. */
export type NewsletterReader = Pick<MailingChoice, 'email' | 'storefront' | 'language' | 'at'>;

/** All who get the newsletter of a brand now, by their email. */
export const newsletterReaders = async (db: Queries, brand: string): Promise<NewsletterReader[]> => {
  const { email, storefront, language, at, isOn } = mailingChoices;
  const newest = await db
    .selectDistinctOn([email], { email, storefront, language, at, isOn })
    .from(mailingChoices)
    .where(and(eq(mailingChoices.kind, 'newsletter'), eq(mailingChoices.brand, brand)))
    .orderBy(asc(email), desc(mailingChoices.id));
  return newest.filter((one) => one.isOn);
};

/** The brands that a person has chosen something about. */
export const brandsOfReader = async (db: Queries, email: string): Promise<string[]> => {
  const found = await db
    .selectDistinct({ brand: mailingChoices.brand })
    .from(mailingChoices)
    .where(eq(mailingChoices.email, foldEmail(email)));
  return found.map(({ brand }) => brand);
};

/** Everything that a person chose, the newest first. */
export const exportChoices = (db: Queries, email: string) =>
  db
    .select({
      brand: mailingChoices.brand,
      kind: mailingChoices.kind,
      isOn: mailingChoices.isOn,
      question: mailingChoices.question,
      version: mailingChoices.version,
      source: mailingChoices.source,
      at: mailingChoices.at,
    })
    .from(mailingChoices)
    .where(eq(mailingChoices.email, foldEmail(email)))
    .orderBy(desc(mailingChoices.id));

export const eraseChoices = async (tx: Queries, email: string): Promise<void> => {
  await tx.delete(mailingChoices).where(eq(mailingChoices.email, foldEmail(email)));
};

export const deleteOldChoices = async (db: Queries, before: string): Promise<void> => {
  await db.delete(mailingChoices).where(lt(mailingChoices.at, before));
};
