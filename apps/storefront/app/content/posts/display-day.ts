const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as a reader says it, whatever the zone of the server. @example displayDay('2026-11-10') // "November 10, 2026" */
export const displayDay = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
};
