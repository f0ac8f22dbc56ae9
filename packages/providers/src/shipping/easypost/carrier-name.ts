/** Accounts and carriers that EasyPost calls otherwise than they call themselves. */
const NAMES: Readonly<Record<string, string>> = {
  CanadaPost: 'Canada Post',
  DHLExpress: 'DHL Express',
  FedExDefault: 'FedEx',
  RoyalMail: 'Royal Mail',
  UPSDAP: 'UPS',
};

/** @example carrierName('UPSDAP') // "UPS" */
export const carrierName = (name: string): string => NAMES[name] ?? name;
