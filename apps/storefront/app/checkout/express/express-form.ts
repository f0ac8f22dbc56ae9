import type { CartView } from '@counterpane/contract/cart/carts';
import { parseAddress } from '../../form/parse-address.ts';
import { type ExpressOrigin, parseOrigin } from '../../payment/express-offers.ts';
import type { WalletPerson } from './wallet-address.ts';

/** What was approved in a wallet, on its way to the server. */
export interface ExpressApproval extends WalletPerson {
  readonly provider: string;
  readonly token: string;
  /** Cents: what the sheet showed last. */
  readonly approved: number;
  readonly idempotencyKey: string;
  readonly from: ExpressOrigin;
  /** Whether it was approved on a phone. */
  readonly isMobile: boolean;
}

export const writeApproval = (approval: ExpressApproval): FormData => {
  const { address, ...rest } = approval;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...address, ...rest })) form.set(name, String(value));
  return form;
};

export const parseApproval = (form: FormData): ExpressApproval => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    provider: text('provider'),
    token: text('token'),
    approved: Number(text('approved')),
    idempotencyKey: text('idempotencyKey'),
    from: parseOrigin(form.get('from')),
    isMobile: form.get('isMobile') === 'true',
    email: text('email'),
    address: parseAddress(form),
  };
};

/** A total that the wallet did not show is not charged. */
export const isApprovedTotal = ({ approved }: ExpressApproval, { totalPrice }: CartView): boolean =>
  totalPrice.amount === approved;
