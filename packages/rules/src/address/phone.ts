const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;

/** The ten digits of a North American number, or null (catalogue section 5, decisions row 29). */
export const findPhoneDigits = (text: string): string | null => {
  const parts = NORTH_AMERICAN.exec(text.trim());
  return parts ? parts.slice(1).join('') : null;
};

/** Why a phone number cannot be used, or null; it is required at checkout (checkout section 5). */
export const checkPhone = (text: string): string | null => {
  if (text.trim() === '') return 'Please enter a phone number';
  return findPhoneDigits(text) === null ? 'Please enter a valid phone number' : null;
};
