/** Statements that hold only if a company answers as its sandbox does. */
export interface SandboxRows {
  /** As its folder in packages/sandboxes/src is called. */
  readonly folder: string;
  readonly name: string;
  /** What the company alone can settle, in a few words; its DIFFERENCES.md has all of it. */
  readonly uncertain: string;
  readonly ids: readonly string[];
}

const split = (ids: string): string[] => ids.trim().split(/\s+/);

/**
 * A row stands here when the company decides whether it is true: what it takes, answers, draws or calls its states.
 * A way to pay (K3.48 to K3.62) is only one if its company takes it. What the store decides by itself does not stand
 * here, even if its test runs through a sandbox: which company a method belongs to, what is cleared, what is logged.
 * Mail and taxes have sandboxes too, and no row needs them: taxes come from the store's own table without TaxJar.
 */
export const SANDBOX_ROWS: readonly SandboxRows[] = [
  {
    folder: 'stripe',
    name: 'Stripe',
    uncertain:
      'the sheets of wallets and the pages of Link, Afterpay and banks are ours; addresses and security codes of cards are never checked',
    ids: split(`
      C1.09 C1.10 K2.07 K3.47 K3.48 K3.49 K3.54 K3.58 K3.59 K3.60 K3.61 K3.62 K4.17 K4.18 K4.19 K4.21 K4.45 K4.46
      K4.47 K4.49 K4.64 K7.45 K7.46 K7.47 K7.48 K8.13
    `),
  },
  {
    folder: 'braintree',
    name: 'PayPal by Braintree',
    uncertain:
      'the page where a shopper approves is ours; PayPal refuses invoice numbers that repeat, and a search may find a sale a moment later',
    ids: split('C1.10 C4.27 C4.28 C4.29 C7.27 C7.28 C7.29 K3.47 K3.55 K3.57 K4.21 K7.43'),
  },
  {
    folder: 'amazon',
    name: 'Amazon Pay',
    uncertain:
      'where a shopper signs in without Amazon’s script is not documented; which code a refusal has is read from examples',
    ids: split(`
      K2.07 K3.47 K3.56 K4.36 K4.37 K4.38 K4.39 K4.41 K4.42 K7.29 K7.30 K7.31 K7.33 K7.34 K7.35 K7.36 K7.37 K7.38
      K4.64 K7.39 K7.40 K7.41 K7.42 K8.12 K9.05 K9.06
    `),
  },
  {
    folder: 'splitit',
    name: 'SplitIt',
    uncertain:
      'the form in the store’s frame is ours, because neither its address nor its messages are public; nor are the fields of webhooks',
    ids: split('C1.10 C4.30 C4.31 C7.30 C8.12 K3.20 K3.47 K3.50 K3.68 K4.21'),
  },
  {
    folder: 'affirm',
    name: 'Affirm',
    uncertain:
      'what a checkout says when it is read is listed nowhere, and whether a loan was confirmed is read there',
    ids: split('C1.10 K3.47 K3.52 K4.64'),
  },
  {
    folder: 'truemed',
    name: 'Truemed',
    uncertain:
      'the path of a refund, whether its page may be framed, and how the signature of a webhook is spelt',
    ids: split('C1.10 K2.07 K3.47 K3.51 K7.44'),
  },
  {
    folder: 'acima',
    name: 'Acima',
    uncertain:
      'it publishes no description of its API: opening a page, reading a lease, refunds of a part and webhooks are ours',
    ids: split('C1.10 K3.47 K3.53'),
  },
];
