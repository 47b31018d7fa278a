/** Length of a password, in characters. */
export const passwordLength = { min: 8, max: 128 }
