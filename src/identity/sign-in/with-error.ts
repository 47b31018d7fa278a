/** An address of this site that also tells its page what went wrong. */
export function withError(address: string, error: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('error', error)
  return `${path}?${search}`
}
