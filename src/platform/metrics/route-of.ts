// Also the codes in mailed links, which are longer.
const documentId = /(?<=\/)[A-Za-z0-9]{20,}(?=\/|\.|$)/g
const folders = ['/assets/', '/uploads/', '/api/auth/']
const most = 300

/**
 * The pattern behind an address, for counting. Whoever makes addresses up must not make up new rows in somebody's
 * monitoring: what was not found has no name, and after so many names there are no more.
 */
export function createRouteNames(): (pathname: string, status: number) => string {
  const names = new Set<string>()
  return (pathname, status) => {
    if (status === 404) return 'not found'
    const folder = folders.find((one) => pathname.startsWith(one))
    const name = folder ? `${folder}*` : pathname.replace(documentId, ':id')
    if (names.has(name)) return name
    if (names.size >= most) return 'other'
    names.add(name)
    return name
  }
}
