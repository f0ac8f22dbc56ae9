/** What the cookies of staff begin with. Over https they can only be set by this very host. */
export const staffCookiePrefix = (isSecure: boolean): string => (isSecure ? '__Host-staff' : 'staff');

/** The cookie of a session; the library that keeps sessions adds the second part. */
export const staffCookie = (isSecure: boolean): string => `${staffCookiePrefix(isSecure)}.session_token`;
