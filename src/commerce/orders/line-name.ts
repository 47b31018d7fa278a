import type { OrderLine } from './order.ts'

/** `+ Candle`: the name of a line in lists without columns, where an add-on follows its bouquet. */
export function lineName({ name, addedTo = null }: Pick<OrderLine, 'name' | 'addedTo'>): string {
  return addedTo === null ? name : `+ ${name}`
}
