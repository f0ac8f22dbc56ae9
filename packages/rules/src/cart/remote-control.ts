/** How long staff stay in a cart after they entered it (checkout section 9). */
export const REMOTE_CONTROL_SECONDS = 3600;

/**
 * Whether staff control a cart now: its last `remoteControlled` entry is less than an hour old (checkout
 * sections 3 and 4, decisions row 13). Times are ISO.
 * @example isRemoteControlled([{ type: 'remoteControlled', at: now }], now) // true
 */
export const isRemoteControlled = (
  history: readonly { readonly type: string; readonly at: string }[],
  now: string,
): boolean =>
  history.some(
    ({ type, at }) =>
      type === 'remoteControlled' && Date.parse(now) - Date.parse(at) < REMOTE_CONTROL_SECONDS * 1000,
  );
