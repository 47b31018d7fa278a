const arabicDigits = /[٠-٩]/g

/** Converts Arabic digits, which customers type, to western ones, which are stored. */
export function westernDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x0660))
}
