/** A day as texts of ours have it; other languages write it their way. @example displayDay('2026-11-24') // "Nov 24" */
export const displayDay = (isoDay: string): string =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
