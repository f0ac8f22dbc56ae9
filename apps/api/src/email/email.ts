/** An e-mail before it is addressed to anybody. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
