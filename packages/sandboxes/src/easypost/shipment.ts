import type { z } from 'zod';
import type { addressSchema, parcelSchema } from './shipment-shape.ts';

export type Address = z.output<typeof addressSchema>;
type ParcelSize = z.output<typeof parcelSchema>;

/** What a carrier wants for a parcel. */
export interface Rate {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  readonly cents: number;
  readonly currency: string;
  readonly days: number;
}

/** Why a carrier wants none. */
export interface RateMessage {
  readonly carrier: string;
  readonly message: string;
}

/** What came of buying. */
export interface Purchase {
  readonly rate: Rate;
  readonly at: string;
  readonly trackerId: string;
  readonly trackingCode: string;
  readonly labelId: string;
  /** Whether the label is a PDF, or there is one of it. */
  readonly isPdf: boolean;
}

/** A parcel as it was described, and its label once that is bought. */
export interface Shipment {
  readonly id: string;
  readonly reference: string | null;
  readonly createdAt: string;
  /** The sandbox's own address as the caller knew it. */
  readonly base: string;
  readonly from: Address;
  readonly to: Address;
  readonly size: ParcelSize;
  readonly labelFormat: 'PDF' | 'PNG';
  readonly rates: readonly Rate[];
  readonly messages: readonly RateMessage[];
  readonly purchase: Purchase | null;
}

export const isAbroad = ({ from, to }: Pick<Shipment, 'from' | 'to'>): boolean => from.country !== to.country;
