import { createId } from './ids.ts';
import { isAbroad, type Rate, type RateMessage, type Shipment } from './shipment.ts';

interface Service {
  readonly name: string;
  readonly baseCents: number;
  readonly centsPerPound: number;
  readonly days: number;
}

interface Carrier {
  /** As EasyPost calls an account there. */
  readonly name: string;
  /** As it calls the carrier where a parcel is followed. */
  readonly trackedAs: string;
  readonly country: string;
  readonly currency: string;
  readonly maxPounds: number;
  readonly maxLength: number;
  /** Length and twice the other two sides, in inches. */
  readonly maxGirth: number;
  readonly services: readonly Service[];
  /** Digits of a tracking number, in its form. */
  readonly trackingCode: (digits: string) => string;
}

type Described = Pick<Shipment, 'from' | 'to' | 'size'>;

/** Every one that takes such a parcel, and why the others do not. */
export const rateParcel = (
  described: Described,
): { readonly rates: readonly Rate[]; readonly messages: readonly RateMessage[] } => {
  const asked = CARRIERS.filter(({ country }) => country === described.from.country);
  const answers = asked.map((carrier) => ({ carrier, refusal: refusalOf(carrier, described) }));
  return {
    rates: answers.flatMap(({ carrier, refusal }) => (refusal === null ? ratesOf(carrier, described) : [])),
    messages: answers.flatMap(({ carrier, refusal }) =>
      refusal === null ? [] : [{ carrier: carrier.name, message: refusal }],
    ),
  };
};

export const trackedAs = ({ carrier }: Pick<Rate, 'carrier'>): string => getCarrier(carrier).trackedAs;

export const createTrackingCode = ({ carrier }: Pick<Rate, 'carrier'>, digits: string): string =>
  getCarrier(carrier).trackingCode(digits);

const refusalOf = (carrier: Carrier, { size }: Described): string | null => {
  const sides = [size.length, size.width, size.height].toSorted((a, b) => b - a);
  const [longest = 0, ...others] = sides;
  const girth = longest + 2 * others.reduce((sum, side) => sum + side, 0);
  if (size.weight > carrier.maxPounds * OUNCES) return `The maximum weight is ${carrier.maxPounds} lb.`;
  if (longest > carrier.maxLength) return `The maximum length is ${carrier.maxLength} in.`;
  return girth > carrier.maxGirth ? `The maximum length and girth is ${carrier.maxGirth} in.` : null;
};

const ratesOf = (carrier: Carrier, described: Described): Rate[] =>
  carrier.services.map(({ name, baseCents, centsPerPound, days }) => ({
    id: createId('rate'),
    carrier: carrier.name,
    service: name,
    cents:
      (baseCents + centsPerPound * Math.ceil(described.size.weight / OUNCES)) * (isAbroad(described) ? 3 : 1),
    currency: carrier.currency,
    days: isAbroad(described) ? days + 5 : days,
  }));

const getCarrier = (name: string): Carrier => {
  const found = CARRIERS.find((one) => one.name === name);
  if (!found) throw new Error(`no carrier is called ${name}`);
  return found;
};

const OUNCES = 16;

/** The sizes are those that the carriers publish; the prices are made up. */
const CARRIERS: readonly Carrier[] = [
  {
    name: 'USPS',
    trackedAs: 'USPS',
    country: 'US',
    currency: 'USD',
    maxPounds: 70,
    maxLength: 108,
    maxGirth: 130,
    services: [
      { name: 'GroundAdvantage', baseCents: 593, centsPerPound: 74, days: 4 },
      { name: 'Priority', baseCents: 890, centsPerPound: 118, days: 2 },
    ],
    trackingCode: (digits) => `9400${digits.slice(0, 18)}`,
  },
  {
    name: 'UPSDAP',
    trackedAs: 'UPS',
    country: 'US',
    currency: 'USD',
    maxPounds: 150,
    maxLength: 108,
    maxGirth: 165,
    services: [
      { name: 'Ground', baseCents: 1_150, centsPerPound: 52, days: 4 },
      { name: '2ndDayAir', baseCents: 2_480, centsPerPound: 210, days: 2 },
    ],
    trackingCode: (digits) => `1Z${digits.slice(0, 16)}`,
  },
  {
    name: 'FedExDefault',
    trackedAs: 'FedEx',
    country: 'US',
    currency: 'USD',
    maxPounds: 150,
    maxLength: 108,
    maxGirth: 165,
    services: [{ name: 'FEDEX_GROUND', baseCents: 1_190, centsPerPound: 54, days: 3 }],
    trackingCode: (digits) => digits.slice(0, 12),
  },
  {
    name: 'CanadaPost',
    trackedAs: 'CanadaPost',
    country: 'CA',
    currency: 'CAD',
    maxPounds: 66,
    maxLength: 78,
    maxGirth: 118,
    services: [{ name: 'RegularParcel', baseCents: 1_320, centsPerPound: 85, days: 5 }],
    trackingCode: (digits) => digits.slice(0, 16),
  },
  {
    name: 'RoyalMail',
    trackedAs: 'RoyalMail',
    country: 'GB',
    currency: 'GBP',
    maxPounds: 66,
    maxLength: 59,
    maxGirth: 118,
    services: [{ name: 'Tracked48', baseCents: 540, centsPerPound: 40, days: 2 }],
    trackingCode: (digits) => `QQ${digits.slice(0, 9)}GB`,
  },
];
