/** The provider did not answer, or with a fault of its own: the payment may or may not have happened. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** One account at a company will not tell: what is asked for may be another account's, and is in doubt where that knows nothing. */
export class AccountRefused extends ProviderUnavailable {}
