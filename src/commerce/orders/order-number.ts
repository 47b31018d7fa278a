const digits = 8

/**
 * A number to say on the phone: eight digits in two groups, `4821-0937`. It is random, so that it does not reveal how
 * many orders the shop has, and it grants no access; the order's id does.
 */
export function newOrderNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const text = String(random % 10 ** digits).padStart(digits, '0')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
