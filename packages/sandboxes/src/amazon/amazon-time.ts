/** @example amazonTime('2026-12-10T12:00:00.000Z') // "20261210T120000Z" */
export const amazonTime = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
