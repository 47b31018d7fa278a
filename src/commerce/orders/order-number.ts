const digits = 8

/**
 * A number that people can say on the phone: eight digits in two groups, `4821-0937`. It is drawn at random, so that
 * it tells nobody how many orders the shop has, and it opens nothing: the order's id does.
 */
export function newOrderNumber(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const text = String(drawn % 10 ** digits).padStart(digits, '0')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
