/** How long a password may be, in characters. */
export const passwordLength = { min: 8, max: 128 }
