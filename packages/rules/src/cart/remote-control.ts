/** How long the token and the code of a cart let staff in [K9]. */
export const REMOTE_CONTROL_SECONDS = 3600;

/** Help with a cart: until when staff may be in it, and who of them is. */
interface Control {
  /** ISO time. */
  readonly until: string;
  readonly staff: readonly unknown[];
}

/**
 * Whether staff control a cart now: they came in, have not gone, and their time is not over [K3, K4, D13]. `now` is ISO.
 * @example isRemoteControlled({ until, staff: [maya] }, now) // true
 */
export const isRemoteControlled = (control: Control | null, now: string): boolean =>
  control !== null && control.staff.length > 0 && now < control.until;
