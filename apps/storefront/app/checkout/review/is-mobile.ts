/** So wide a window is laid out for a phone yet, as the style sheets have it (decisions D23); pixels. */
const WIDEST_PHONE = 768;

/** Whether an order was placed on a phone, as `metadata.mobile` tells. @example isMobile(768) // true */
export const isMobile = (windowWidth: number): boolean => windowWidth <= WIDEST_PHONE;
