// Includes the codes in mailed links, which are longer.
const documentId = /(?<=\/)[A-Za-z0-9]{20,}(?=\/|\.|$)/g
const folders = ['/assets/', '/uploads/', '/api/auth/']
const most = 300
const longest = 100
const methods = ['GET', 'HEAD', 'POST']

/** The path without ids: an order's id gives access to the order. */
export function withoutIds(pathname: string): string {
  return pathname.replace(documentId, ':id')
}

/**
 * The route pattern of a path, as a metrics label. Clients must not create labels: a new one comes from a page that
 * exists or fails, is short, and their number is limited.
 */
export function createRouteNames(): (pathname: string, status: number) => string {
  const names = new Set<string>()
  return (pathname, status) => {
    if (status === 404) return 'not found'
    const folder = folders.find((one) => pathname.startsWith(one))
    const name = folder ? `${folder}*` : withoutIds(pathname)
    if (names.has(name)) return name
    const isPage = status < 300 || status === 304 || status === 500
    if (!isPage || name.length > longest || names.size >= most) return 'other'
    names.add(name)
    return name
  }
}

/** The method of a request as a metrics label: Node parses thirty. */
export function methodLabel(method: string): string {
  return methods.includes(method) ? method : 'other'
}
