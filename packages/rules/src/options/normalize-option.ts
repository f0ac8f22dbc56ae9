/**
 * A value of an option as it is compared: case, spaces and dashes do not matter, nor how grey is spelled [D43].
 * @example normalizeOption('Light Gray') // "lightgrey"
 */
export const normalizeOption = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace('gray', 'grey');
