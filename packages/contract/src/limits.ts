/** Whose calls are counted together. `account` is an email that a sign-in names, `member` a member of staff. */
export type LimitedBy =
  | 'visitor'
  | 'address'
  | 'email'
  | 'account'
  | 'account and address'
  | 'member'
  | 'order'
  | 'everybody';

/** So many calls in so many seconds, counted from the first one. */
export interface Limit {
  readonly by: LimitedBy;
  readonly calls: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Everything that can be abused by volume, with its limit. Calls are counted in the database, so limits hold over
 * all processes. Exceptions: streams of events, which are sockets of one process, are limited in
 * the API's cart/remote-control/watchers.ts; waits after declined payments in packages/rules/src/payments/decline-wait.ts.
 * docs/limits.md is printed from here.
 */
export const LIMITS = {
  /** Every write to a cart: no person clicks as fast. */
  changeCart: [
    { by: 'visitor', calls: 240, seconds: MINUTE },
    { by: 'address', calls: 2_400, seconds: MINUTE },
  ],
  /** Carts of visitors who had none: each is a row, and a new cookie costs nothing. */
  makeCart: [{ by: 'address', calls: 600, seconds: 10 * MINUTE }],
  /** Requests with an `Idempotency-Key`: the whole answer to each is kept for two days. Shoppers send one to order. */
  keepAnswer: [
    { by: 'visitor', calls: 60, seconds: HOUR },
    { by: 'address', calls: 300, seconds: HOUR },
  ],
  /** [K9]. */
  mergeCart: [
    { by: 'visitor', calls: 50, seconds: 20 },
    { by: 'address', calls: 50, seconds: 20 },
  ],
  shareCart: [
    { by: 'visitor', calls: 30, seconds: HOUR },
    { by: 'address', calls: 120, seconds: HOUR },
  ],
  /** As many as `mergeCart`: a shared cart is looked at before it is copied. */
  seeSharedCart: [
    { by: 'visitor', calls: 50, seconds: 20 },
    { by: 'address', calls: 50, seconds: 20 },
  ],
  /** [K7]. */
  askKnownCustomer: [
    { by: 'visitor', calls: 60, seconds: MINUTE },
    { by: 'address', calls: 60, seconds: MINUTE },
  ],
  /** Different people whose orders are looked up: HEAD /orders, the shipping step and placing share it. */
  lookUpContact: [
    { by: 'visitor', calls: 5, seconds: HOUR },
    { by: 'address', calls: 30, seconds: HOUR },
  ],
  /** Codes and links for customers: each is an email to a mailbox whose owner may not have asked for it. */
  sendSignInCode: [
    { by: 'email', calls: 5, seconds: HOUR },
    { by: 'visitor', calls: 10, seconds: HOUR },
    { by: 'address', calls: 30, seconds: HOUR },
    { by: 'everybody', calls: 3_000, seconds: HOUR },
  ],
  /** Codes that are entered; right ones do not count. Each code has five tries of its own. */
  enterSignInCode: [
    { by: 'email', calls: 20, seconds: HOUR },
    { by: 'address', calls: 60, seconds: HOUR },
  ],
  /** Questions for a passkey, and answers to them. A passkey is no secret that can be guessed. */
  usePasskey: [{ by: 'address', calls: 120, seconds: HOUR }],
  /** Sign-ins with another company: each asks that company. */
  signInWithCompany: [{ by: 'address', calls: 60, seconds: HOUR }],
  /** What customers change in their account: addresses, sizes, passkeys. */
  changeAccount: [{ by: 'email', calls: 60, seconds: HOUR }],
  /** Exports of a customer: each reads all that there is of one email. */
  exportCustomer: [{ by: 'email', calls: 10, seconds: HOUR }],
  /** [S4]. */
  signIn: [{ by: 'account and address', calls: 5, seconds: MINUTE }],
  /** Sign-ins that fail, from an address that the account has not signed in from before. */
  failSignIn: [
    { by: 'account', calls: 20, seconds: HOUR },
    { by: 'address', calls: 60, seconds: HOUR },
  ],
  /** Codes at a sign-in whose password was right; right ones do not count. Three of a million codes are right at a time. */
  enterStaffCode: [{ by: 'member', calls: 10, seconds: HOUR }],
  /** Proofs of who is signed in, and present passwords where a new one is chosen; right ones do not count. */
  proveStaff: [{ by: 'member', calls: 5, seconds: 5 * MINUTE }],
  /** A code has 30 ^ 8 spellings. */
  enterHelpCode: [
    { by: 'member', calls: 20, seconds: MINUTE },
    { by: 'address', calls: 60, seconds: MINUTE },
  ],
  /** Staff who look through orders: people of a shop, page after page. */
  searchOrders: [{ by: 'member', calls: 60, seconds: MINUTE }],
  placeOrder: [
    { by: 'visitor', calls: 20, seconds: HOUR },
    { by: 'address', calls: 120, seconds: HOUR },
  ],
  /** Invoices and credit notes: each is drawn when it is asked for. */
  openDocument: [
    { by: 'visitor', calls: 30, seconds: MINUTE },
    { by: 'address', calls: 120, seconds: MINUTE },
  ],
  /** Photographs that customers send: each is decoded and stored. */
  sendPhotos: [
    { by: 'order', calls: 20, seconds: HOUR },
    { by: 'address', calls: 60, seconds: HOUR },
  ],
  /** Photographs that are looked at: a page may show a dozen. */
  openPhoto: [
    { by: 'visitor', calls: 240, seconds: MINUTE },
    { by: 'address', calls: 1_200, seconds: MINUTE },
  ],
  /** New links to an order, by email to who placed it. */
  sendOrderLink: [
    { by: 'order', calls: 3, seconds: HOUR },
    { by: 'address', calls: 10, seconds: HOUR },
  ],
  /** Payments that begin, whatever becomes of them. */
  beginPayment: [
    { by: 'order', calls: 40, seconds: HOUR },
    { by: 'visitor', calls: 40, seconds: HOUR },
    { by: 'address', calls: 240, seconds: HOUR },
  ],
  /** What is cancelled of an order, and what would come back for it. */
  changeOrder: [
    { by: 'order', calls: 60, seconds: HOUR },
    { by: 'address', calls: 300, seconds: HOUR },
  ],
  refreshOrder: [
    { by: 'visitor', calls: 60, seconds: MINUTE },
    { by: 'address', calls: 600, seconds: MINUTE },
  ],
  /**
   * Questions to a provider about the payment of an order. Beyond them what is known is the answer; a shopper who is
   * just coming back from a frame or a page has asked two or three times at once, and must not wait.
   */
  queryPayment: [{ by: 'order', calls: 10, seconds: 30 }],
  /** Tokens and sessions of payment providers. */
  openProviderSession: [
    { by: 'visitor', calls: 30, seconds: HOUR },
    { by: 'address', calls: 200, seconds: HOUR },
  ],
  /** Calls about a session that is open, and what express wallets tell of theirs. */
  callWalletSession: [{ by: 'visitor', calls: 60, seconds: MINUTE }],
  /** Questions that a tax service bills. What is known already does not count. */
  askTaxService: [
    { by: 'visitor', calls: 30, seconds: HOUR },
    { by: 'address', calls: 200, seconds: HOUR },
  ],
  /** Codes that no coupon has. Known codes do not count. */
  tryUnknownCoupon: [
    { by: 'visitor', calls: 20, seconds: HOUR },
    { by: 'address', calls: 100, seconds: HOUR },
  ],
  /** Notifications that no provider has signed. */
  sendForgedEvent: [{ by: 'address', calls: 10, seconds: MINUTE }],
  sendContactMessage: [
    { by: 'visitor', calls: 5, seconds: HOUR },
    { by: 'address', calls: 10, seconds: HOUR },
  ],
  /** Beyond it the message is taken and not confirmed: strangers must not stop anybody from writing to the shop. */
  confirmContact: [
    { by: 'email', calls: 3, seconds: DAY },
    { by: 'everybody', calls: 500, seconds: DAY },
  ],
  /** Enough for a whole office behind one address. */
  saveShipping: [
    { by: 'visitor', calls: 240, seconds: MINUTE },
    { by: 'address', calls: 1_200, seconds: MINUTE },
  ],
  reportFormFail: [
    { by: 'visitor', calls: 120, seconds: MINUTE },
    { by: 'address', calls: 120, seconds: MINUTE },
  ],
  /** A page tells a few at once. */
  tellEvents: [
    { by: 'visitor', calls: 120, seconds: 10 * MINUTE },
    { by: 'address', calls: 1_200, seconds: 10 * MINUTE },
    { by: 'everybody', calls: 200_000, seconds: HOUR },
  ],
  /** Each choice is a row. */
  choosePrivacy: [
    { by: 'visitor', calls: 30, seconds: HOUR },
    { by: 'address', calls: 300, seconds: HOUR },
  ],
  /** Which emails a person gets: looked at and chosen. */
  chooseMailings: [
    { by: 'visitor', calls: 60, seconds: HOUR },
    { by: 'address', calls: 600, seconds: HOUR },
  ],
  /** Sign-ups for the newsletter: each may be an email to a mailbox whose owner did not ask for it. */
  askNewsletter: [
    { by: 'visitor', calls: 5, seconds: HOUR },
    { by: 'address', calls: 30, seconds: HOUR },
  ],
  /** Beyond it nothing is sent and the answer is the same: it does not tell whether an address was named before. */
  sendNewsletterLink: [
    { by: 'email', calls: 1, seconds: 10 * MINUTE },
    { by: 'everybody', calls: 3_000, seconds: HOUR },
  ],
  /** Requests to be told of stock or of a price. */
  askNotice: [
    { by: 'visitor', calls: 30, seconds: HOUR },
    { by: 'address', calls: 120, seconds: HOUR },
  ],
  /** Beyond it nothing is stored and the answer is the same, as for the newsletter. */
  storeNotice: [{ by: 'email', calls: 20, seconds: DAY }],
  /** Mail services send the clicks of all their readers from a few addresses: many, as each ends one kind for one person and no more. */
  unsubscribe: [{ by: 'address', calls: 6_000, seconds: 10 * MINUTE }],
  /** One for each sending of the shipping step that agrees. */
  subscribeToTexts: [
    { by: 'visitor', calls: 20, seconds: HOUR },
    { by: 'address', calls: 60, seconds: HOUR },
  ],
  /** Reports of failures from browsers: enough to notice each kind, too few to fill the log. */
  reportFailure: [
    { by: 'visitor', calls: 20, seconds: 10 * MINUTE },
    { by: 'address', calls: 60, seconds: 10 * MINUTE },
    { by: 'everybody', calls: 20_000, seconds: HOUR },
  ],
  validateRegion: [
    { by: 'visitor', calls: 240, seconds: MINUTE },
    { by: 'address', calls: 240, seconds: MINUTE },
  ],
  /** Questions about reviews: each may be one to the service that publishes them. */
  readReviews: [
    { by: 'visitor', calls: 120, seconds: MINUTE },
    { by: 'address', calls: 1_200, seconds: MINUTE },
  ],
  /** Which variants of experiments a visitor has: each may be a question to the service that decides it. */
  askFlags: [
    { by: 'visitor', calls: 120, seconds: MINUTE },
    { by: 'address', calls: 1_200, seconds: MINUTE },
  ],
  /** Questions about products: each is read by staff, and its answer is an email. */
  askQuestion: [
    { by: 'email', calls: 5, seconds: DAY },
    { by: 'visitor', calls: 10, seconds: HOUR },
    { by: 'address', calls: 30, seconds: HOUR },
  ],
  /** Votes for reviews, and those that are taken back. */
  voteReview: [
    { by: 'visitor', calls: 60, seconds: HOUR },
    { by: 'address', calls: 600, seconds: HOUR },
  ],
  askDeliveredPrice: [
    { by: 'visitor', calls: 240, seconds: MINUTE },
    { by: 'address', calls: 240, seconds: MINUTE },
  ],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitName = keyof typeof LIMITS;
