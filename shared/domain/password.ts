/** The rules for a new password: 8 characters, a letter and a digit. */
export const PASSWORD = { minLength: 8, letter: /\p{L}/u, digit: /\d/ } as const;
