/** Below the address of a cart that staff are in, what its shopper may do stands here. */
export const UNDER_CONTROL = '/my';
