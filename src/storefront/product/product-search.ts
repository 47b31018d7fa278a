import { type DeliverySearch, readDeliverySearch } from '#commerce/delivery/delivery-choice.ts'

interface ProductSearch extends DeliverySearch {
  /** The id of the chosen variant; absent for the first one. */
  size?: string
}

export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const { size } = search
  return { ...readDeliverySearch(search), ...(typeof size === 'string' && { size }) }
}
