/** Where goods are sent; an ISO country, its state or province, and the postal code as it was typed. */
export interface TaxPlace {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly city: string;
}

/**
 * A service that knows sales tax more closely than the store's own dated table. It is asked where goods go
 * before a cart is priced; the pipeline itself stays pure.
 */
export interface TaxProvider {
  readonly id: string;
  /**
   * The combined rate at a place in basis points (887.5 is 8.875 %); null where the service knows none.
   * @throws TaxServiceUnavailable when the service does not answer: the store's own table stands in.
   */
  findRate(place: TaxPlace): Promise<number | null>;
}

/** The service did not answer, not in time, or nothing that can be read. */
export class TaxServiceUnavailable extends Error {
  override readonly name = 'TaxServiceUnavailable';
}
