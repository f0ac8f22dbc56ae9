import type { AddressInput } from '@counterpane/contract/checkout/address';

/** An address as it would be written on a parcel. */
export const AddressLines = ({ address }: { address: AddressInput }) => (
  <address>
    {[
      address.fullName,
      address.line1,
      address.line2,
      [[address.city, address.state].filter(Boolean).join(', '), address.zip].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .map((line) => (
        <div key={line}>{line}</div>
      ))}
  </address>
);
