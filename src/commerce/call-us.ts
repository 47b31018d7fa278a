import { callUsText } from './call-us.messages.ts'
import { shopDetails } from './shop-details.ts'
import type { ShopPhones } from './shop-phones.ts'

/** `call us on +20 2 5550 0100`, or how to email a shop without a telephone. */
export function callUs({ phone }: ShopPhones): string {
  return phone === null
    ? callUsText('email', { email: shopDetails.email })
    : callUsText('call', { phone })
}
