/** A call from a company to the store. */
export interface Webhook {
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A call that is not signed by the company. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
