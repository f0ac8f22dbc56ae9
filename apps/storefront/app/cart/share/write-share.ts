import type { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import type { Answer } from '@counterpane/contract/client';

/** What was pressed of `share`: a link for one, a link for many, or no link any more. */
export const writeShare = (
  shares: ReturnType<typeof createShareClient>,
  wish: FormDataEntryValue | null,
): Promise<Answer<CartShare | null>> =>
  wish === 'end' ? shares.endShare() : shares.makeShare(wish === 'many');
