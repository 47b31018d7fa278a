import { type Bouquet, isOfferedWith, isOnlyAddOn, mostOfAddOn } from '../catalogue/add-on.ts'
import type { PricedLine } from './price-lines.ts'

/** Whether the order has lines to which the rules of add-ons apply. */
export function hasAddOns(lines: readonly PricedLine[]): boolean {
  return lines.some(({ addedTo, product }) => addedTo !== undefined || isOnlyAddOn(product))
}

/** The first line that the shop does not sell like this: an add-on alone, or with a bouquet that does not take it. */
export function misplacedAddOn(
  lines: readonly PricedLine[],
  bouquets: ReadonlyMap<string, Bouquet>,
): PricedLine | null {
  return lines.find((line) => !isWellPlaced(line, { lines, bouquets })) ?? null
}

interface Placed {
  lines: readonly PricedLine[]
  bouquets: ReadonlyMap<string, Bouquet>
}

function isWellPlaced(line: PricedLine, { lines, bouquets }: Placed): boolean {
  if (line.addedTo === undefined) return !isOnlyAddOn(line.product)
  const bouquet = lines[line.addedTo]
  if (!bouquet || bouquet.addedTo !== undefined || line.quantity > mostOfAddOn) return false
  const known = bouquets.get(bouquet.product.id)
  return known !== undefined && isOfferedWith(line.product, known)
}
