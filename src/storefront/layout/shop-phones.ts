import { createContext, useContext } from 'react'
import { noPhones, type ShopPhones } from '#commerce/shop-phones.ts'

export const ShopPhonesContext = createContext<ShopPhones>(noPhones)

/** The numbers of the shop. */
export function useShopPhones(): ShopPhones {
  return useContext(ShopPhonesContext)
}
