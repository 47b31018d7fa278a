import { productCountText } from './product-count.messages.ts'

export function productCount(count: number): string {
  return productCountText('count', { count })
}
