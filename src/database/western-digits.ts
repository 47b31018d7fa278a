const arabicDigits = /[٠-٩]/g

/** Numbers are typed in Arabic digits too, and kept in western ones. */
export function westernDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x0660))
}
