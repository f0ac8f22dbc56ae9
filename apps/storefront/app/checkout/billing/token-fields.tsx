import { type MethodToken, TOKEN_FIELDS } from './method-token.ts';

/** A token that the shopper has already, sent along with the form, with script or without. */
export const TokenFields = ({ token: { provider, id, card, deviceData } }: { token: MethodToken }) => (
  <>
    <input type="hidden" name={TOKEN_FIELDS.provider} value={provider} />
    <input type="hidden" name={TOKEN_FIELDS.id} value={id} />
    <input type="hidden" name={TOKEN_FIELDS.last4} value={card.last4} />
    <input type="hidden" name={TOKEN_FIELDS.brand} value={card.brand} />
    {deviceData && <input type="hidden" name={TOKEN_FIELDS.device} value={deviceData} />}
  </>
);
