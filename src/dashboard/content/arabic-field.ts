/** Attributes of an input for an Arabic text, which is always optional. */
export const arabicField = { lang: 'ar', dir: 'rtl', optional: true, autoComplete: 'off' } as const
