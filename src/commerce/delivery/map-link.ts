import type { Address } from '../orders/order.ts'

/** Link to a map at a typed address. For privacy it contains neither recipient, floor nor driver notes. */
export function mapLink({ street, building, zoneName }: Address): string {
  const link = new URL('https://www.google.com/maps/search/')
  link.searchParams.set('api', '1')
  const place = [building, street, zoneName, 'Cairo', 'Egypt']
  link.searchParams.set('query', place.filter((part) => part.trim() !== '').join(', '))
  return link.href
}
