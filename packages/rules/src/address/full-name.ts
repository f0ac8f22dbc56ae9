const ALLOWED = /^[\p{L}\p{M},.'’\- ]+$/u;

/** Why a full name cannot be used, or null (checkout section 5; length first, decisions row 36). */
export const checkFullName = (text: string): string | null => {
  const name = text.trim();
  const length = [...name].length;
  if (length < 3 || length > 50) return 'Please enter your full name';
  return name.includes(' ') && ALLOWED.test(name) ? null : 'Please enter valid full name';
};

/**
 * The last word is the last name, the rest the first name (checkout section 3).
 * @example splitFullName('Mary Jane Watson') // { firstName: 'Mary Jane', lastName: 'Watson' }
 */
export const splitFullName = (text: string): { firstName: string; lastName: string } => {
  const name = text.trim().replace(/\s+/g, ' ');
  const end = name.lastIndexOf(' ');
  return { firstName: name.slice(0, Math.max(0, end)), lastName: name.slice(end + 1) };
};
