import type { Brand } from '@counterpane/catalogue/brand';
import type { Writing } from '@counterpane/messages/format-message';

/** An email before it is addressed to anybody. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs have it ended by one click; only news and reminders have one. */
  readonly unsubscribeUrl?: string;
}

/** Whose email it is, and in which language. */
export interface EmailFrame {
  readonly brand: Pick<Brand, 'brand' | 'theme'>;
  /** How its language writes messages, amounts and days. */
  readonly writing: Writing;
  /** Of the whole email, e.g. "fr-CA". */
  readonly language: string;
}

/** A kind of email that the store sends. */
export interface EmailTemplate<Props extends EmailFrame> extends EmailPreview {
  readonly write: (props: Props) => Email;
}

/** What is shown of it before there is anything to write about. */
export interface EmailPreview {
  /** The last part of the preview's address. */
  readonly name: string;
  readonly label: string;
  /** With made-up facts. */
  readonly preview: (frame: EmailFrame) => Email;
}
