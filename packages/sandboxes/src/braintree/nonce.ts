/** How a sale with a nonce goes. */
export type Behaviour = 'succeeds' | 'declined' | 'insufficient' | 'pending' | 'pending-declined';

/** A wallet that was approved: good for one sale. */
export interface Nonce {
  readonly id: string;
  readonly behaviour: Behaviour;
  readonly payer: string;
  readonly isUsed: boolean;
}
