/** The provider did not answer, or with a fault of its own: the payment may or may not have happened. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
