/** The published test cards; the sandbox approves no other. */
const testCards = ['5123456789012346', '5123450000000008', '4111111111111111']

export const defaultTestCard = '5123456789012346'

export interface CardForm {
  number: string
  holder: string
  expiry: string
  cvv: string
}

export interface Card {
  number: string
  brand: 'MasterCard' | 'Visa'
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}

/** Validates the typed card; `at` decides whether it has expired. */
export function readCard(
  form: CardForm,
  at: number,
): { ok: true; card: Card } | { ok: false; errors: CardErrors } {
  const number = form.number.replace(/[\s-]/g, '')
  const errors: CardErrors = {}
  if (!passesLuhn(number)) errors.number = 'Enter a valid card number.'
  else if (!testCards.includes(number)) errors.number = 'Only the test cards work in test mode.'
  if (form.holder.trim() === '') errors.holder = 'Enter the name on the card.'
  const expiry = expiryError(form.expiry, at)
  if (expiry) errors.expiry = expiry
  if (!/^\d{3}$/.test(form.cvv.trim())) errors.cvv = 'Enter the 3 digits on the back of the card.'
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, card: { number, brand: number.startsWith('4') ? 'Visa' : 'MasterCard' } }
}

function expiryError(text: string, at: number): string | undefined {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text)
  if (!match) return 'Enter the date as MM/YY.'
  const [, month, year] = match
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1)
  return firstDayAfter <= at ? 'This card has expired.' : undefined
}
