/** One message to one person. */
export interface Email {
  /** A single address, without a name. It belongs in no log and in no error. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Names the message for good, in letters that an address may have before its @: sent twice, it is recognised as one.
   * @example "order-confirmation.65a1…"
   */
  readonly messageId: string;
  /**
   * Where its reader has no more such messages sent, by https and for this one reader: only on news and reminders, never on
   * what belongs to an order. Mail programs show a button that POSTs `List-Unsubscribe=One-Click` there (RFC 8058).
   * @example "https://shop.example/preferences?token=…&kind=review_request"
   */
  readonly unsubscribeUrl?: string;
}

/** A way to send mail. `send` is done when a server has taken the message; else it throws {@link EmailNotTaken}. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}

/** No server took the message, or we cannot know: the same one may be sent again. */
export class EmailNotTaken extends Error {
  override readonly name = 'EmailNotTaken';
}
