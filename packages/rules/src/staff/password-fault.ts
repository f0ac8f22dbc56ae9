/** Why a password is not taken. */
export type PasswordFault = 'too_short' | 'too_long' | 'same' | 'common' | 'personal';
