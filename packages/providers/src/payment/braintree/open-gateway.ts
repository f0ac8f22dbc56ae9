import braintree, { type BraintreeGateway } from 'braintree';

/** Keys of a Braintree account, and which Braintree they open. */
export interface BraintreeAccess {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Braintree's own servers, or another one that speaks its API, e.g. the sandbox of this repository. */
  readonly environment: 'production' | 'sandbox' | { readonly host: string; readonly port: number };
  readonly timeoutMs: number;
}

/** The official client. */
export const openGateway = ({ environment, timeoutMs, ...keys }: BraintreeAccess): BraintreeGateway => {
  const gateway = new braintree.BraintreeGateway({ ...keys, environment: environmentOf(environment) });
  gateway.config.timeout = timeoutMs;
  return gateway;
};

const environmentOf = (environment: BraintreeAccess['environment']): braintree.Environment => {
  if (environment === 'production') return braintree.Environment.Production;
  if (environment === 'sandbox') return braintree.Environment.Sandbox;
  const { host, port } = environment;
  // Nothing of ours uses the addresses of Venmo and GraphQL.
  return new braintree.Environment(host, String(port), '', false, host, String(port));
};
