import { isPounds } from '../../money.ts'
import { catalogueRuleText } from '../catalogue-rules.messages.ts'
import type { SalePrice } from '../sale.ts'

/** A sale has all three fields or none: `isOnSale` needs all of them. */
export function checkSale({
  price,
  salePrice,
  saleStartDate,
  saleEndDate,
}: SalePrice): Partial<Record<keyof SalePrice, string>> {
  const messages: Partial<Record<keyof SalePrice, string>> = {}
  if (salePrice === null && saleStartDate === null && saleEndDate === null) return messages
  if (salePrice === null) messages.salePrice = catalogueRuleText('enterSalePrice')
  else if (!isPounds(salePrice) || salePrice >= price) {
    messages.salePrice = catalogueRuleText('salePriceTooHigh')
  }
  if (saleStartDate === null) messages.saleStartDate = catalogueRuleText('enterSaleStart')
  else if (Number.isNaN(saleStartDate)) messages.saleStartDate = catalogueRuleText('badTime')
  if (saleEndDate === null) messages.saleEndDate = catalogueRuleText('enterSaleEnd')
  else if (Number.isNaN(saleEndDate)) messages.saleEndDate = catalogueRuleText('badTime')
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    messages.saleEndDate = catalogueRuleText('saleEndsEarly')
  }
  return messages
}
