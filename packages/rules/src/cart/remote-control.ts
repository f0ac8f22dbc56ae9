/** How long the token and the code of a cart let staff in [K9]. */
export const REMOTE_CONTROL_SECONDS = 3600;

/**
 * Whether staff control a cart now: they came in, have not gone, and their time is not over [K3, K4, D13]. Times are
 * ISO.
 * @example isRemoteControlled([{ type: 'remoteControlled', metadata: { until } }], now) // true
 */
export const isRemoteControlled = (
  history: readonly { readonly type: string; readonly metadata?: { readonly until?: string } }[],
  now: string,
): boolean => {
  const last = history.findLast(({ type }) => type.startsWith('remote'));
  return last?.type === 'remoteControlled' && now < (last.metadata?.until ?? '');
};
