import type { TestCard } from '../payments/sandboxes.ts';
import type { DemoStaff } from './demo-staff.ts';

export interface Announcement {
  /** Name and address of every storefront. */
  readonly storefronts: readonly { readonly name: string; readonly url: string }[];
  /** Null when real money is taken. */
  readonly cards: readonly TestCard[] | null;
  readonly coupons: readonly string[];
  /** Where the store's mail can be read; null when it goes to its receivers. */
  readonly mailbox: string | null;
  /** Where the stand-ins for payment can be looked into; null or missing when there are none. */
  readonly lab: string | null;
  /** Null where an operator makes the accounts. */
  readonly staff: DemoStaff | null;
  /** The email of a customer to try accounts with; null where there is none. */
  readonly customer: string | null;
  /** Null where they are not for the public. */
  readonly apiDocs: string | null;
  readonly seconds: number;
}

/** What `npm start` says once the store is open: everything a visitor of the demo wants to try. */
export const announce = (store: Announcement): void => {
  for (const line of announcementLines(store)) console.log(line);
};

export const announcementLines = ({
  storefronts,
  cards,
  coupons,
  mailbox,
  lab,
  staff,
  customer,
  apiDocs,
  seconds,
}: Announcement): string[] => [
  '',
  ...storefronts.map(({ name, url }) => `${name}: ${url}`),
  ...(cards ?? []).map(({ what, number }) => `${what}: ${number.replace(/(\d{4})(?=\d)/g, '$1 ')}`),
  ...(cards ? [`Coupon codes: ${coupons.join(', ')}`] : []),
  ...(staff ? [`Staff sign-in: ${staff.email} password: ${staff.password}`] : []),
  ...(customer ? [`Customer sign-in: ${customer} (its code comes to the mailbox)`] : []),
  ...(mailbox ? [`Mailbox: ${mailbox}`] : []),
  ...(lab ? [`Sandbox lab: ${lab}`] : []),
  ...(apiDocs ? [`API docs: ${apiDocs}`] : []),
  `Open after ${seconds.toFixed(1)} s. Ctrl+C closes the store.`,
];
