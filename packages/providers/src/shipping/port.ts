import type { ParcelState } from '@counterpane/rules/fulfillment/shipment-states';
import type { Webhook } from '../webhook.ts';

/** Where a parcel begins or ends. */
export interface Place {
  readonly name: string;
  readonly street: string;
  /** Apartment, unit; empty where there is none. */
  readonly streetMore: string;
  readonly city: string;
  /** State, province or county; empty where an address has none. */
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

/** Inches and pounds. */
export interface Parcel {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

/** A parcel that is to be sent. */
export interface LabelRequest {
  /** The store's id of the shipment. A label is bought once for it, however often it is asked for. */
  readonly reference: string;
  readonly from: Place;
  readonly to: Place;
  readonly parcel: Parcel;
}

/** What stands on a parcel. */
export interface Label {
  /** As the carrier calls itself, for example `UPS`. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Where shoppers follow it; null where the carrier has no such page. */
  readonly trackingUrl: string | null;
  /** The label as PDF, to print. */
  readonly labelUrl: string;
}

/** One thing that a carrier told of a parcel. */
export interface ParcelReport {
  /** Equal for the same news told twice. */
  readonly eventId: string;
  readonly trackingNumber: string;
  readonly state: ParcelState;
  /** ISO time at which it happened. */
  readonly at: string;
  /** The ISO day on which the carrier expects to deliver it; null while it does not say. */
  readonly expectedOn: string | null;
}

/** A company that sells labels of carriers and follows their parcels. */
export interface CarrierService {
  readonly id: string;
  /**
   * Buys a label, or answers the one that was bought for the same reference before.
   * @throws CarrierUnavailable when it does not answer in time or cannot be understood
   * @throws LabelRefused when no carrier takes the parcel
   */
  buyLabel(request: LabelRequest): Promise<Label>;
  /** Asks where a parcel is; null for one that the service does not know. @throws CarrierUnavailable */
  findReport(trackingNumber: string): Promise<ParcelReport | null>;
  /**
   * Reads a call from the service. Null for what is no news of a parcel.
   * @throws WebhookRefused when its signature is not the service's
   */
  readWebhook(call: Webhook): ParcelReport | null;
}

/** The service did not answer, not in time, or nothing that can be read: it can be asked again. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}

/** No carrier takes this parcel there; asking again changes nothing. The message is the service's own. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused';
}
