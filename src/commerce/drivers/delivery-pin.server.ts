import type { ShopContext } from '../shop-context.ts'
import { pinLength } from './delivery-report.ts'

/**
 * The PIN of a delivery, which the customer passes on to the recipient. It derives from a key that is not in the
 * database, so a reader of the database cannot prove a delivery.
 */
export function deliveryPin(
  { keyedHash }: Pick<ShopContext, 'keyedHash'>,
  orderId: string,
): string {
  const number = keyedHash(`delivery pin\n${orderId}`).readUInt32BE(0) % 10 ** pinLength
  return String(number).padStart(pinLength, '0')
}
