import { hostnameOf } from '@counterpane/api/http/hostname-of';

/** Pages of staff, in every language; addresses of pages match whatever their case is. */
const STAFF_PAGE = /^(?:\/[a-z]{2})?\/staff(?:[/.]|$)/i;
/** What staff call from outside of a page. */
const STAFF_CALL = /^\/api\/(?:staff\/|cache\/purge\/?$|orders\/[^/]+\/refunds(?:\/preview)?\/?$)/;

/**
 * Whether a page or a call may be asked for at a host, where staff have one of their own: there is nothing of the shop
 * there, and nothing of staff anywhere else. A script in a page of the shop then shares no origin with staff.
 */
export const isAtRightHost = (staffHost: string | null, host: string, path: string): boolean => {
  if (staffHost === null) return true;
  const decoded = findDecoded(path);
  const isOfStaff = STAFF_PAGE.test(decoded) || STAFF_CALL.test(decoded);
  return isOfStaff === (hostnameOf(host) === staffHost);
};

/** A path that cannot be decoded is not a staff path: it is refused later. */
const findDecoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
