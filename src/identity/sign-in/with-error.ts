/** Adds an error code to an address of this site. */
export function withError(address: string, error: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('error', error)
  return `${path}?${search}`
}
