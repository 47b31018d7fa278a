const arabicDigits = /[٠-٩۰-۹]/g

/** Converts Arabic and Persian digits and their separators, which customers type, to western ones, which are stored. */
export function westernDigits(text: string): string {
  return text
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
}
