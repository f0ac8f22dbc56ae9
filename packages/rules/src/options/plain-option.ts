/**
 * A value of an option as it is compared: case, spaces and dashes do not matter, nor how grey is spelled [D43].
 * @example plainOption('Light Gray') // "lightgrey"
 */
export const plainOption = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace('gray', 'grey');
