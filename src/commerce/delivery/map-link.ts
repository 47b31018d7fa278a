import type { Address } from '../orders/order.ts'

/**
 * Opens a map at an address as somebody typed it. Only what finds a house is in it: nobody's name, no floor, and
 * nothing that was written for the driver.
 */
export function mapLink({ street, building, zoneName }: Address): string {
  const link = new URL('https://www.google.com/maps/search/')
  link.searchParams.set('api', '1')
  const place = [building, street, zoneName, 'Cairo', 'Egypt']
  link.searchParams.set('query', place.filter((part) => part.trim() !== '').join(', '))
  return link.href
}
