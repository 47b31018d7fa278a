import { lineName } from '../line-name.ts'
import { isLineRefunded } from '../line-refund.ts'
import { localizeLine } from '../localize-order.ts'
import type { OrderLine } from '../order.ts'

/** A line of an order in a list: an add-on follows its bouquet. */
export interface ListedItem {
  name: string
  quantity: number
  image: string | null
}

/** The items of an order, with names in the language of the page, without the lines that staff refunded. */
export function listedItems(lines: readonly OrderLine[]): ListedItem[] {
  return lines
    .filter((line) => !isLineRefunded(line))
    .map(localizeLine)
    .map((line) => ({ name: lineName(line), quantity: line.quantity, image: line.image }))
}
