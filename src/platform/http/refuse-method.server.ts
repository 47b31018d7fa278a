type Method = 'GET' | 'POST'

/** For the other methods of a server route, for which the framework would render an empty page. */
export function refuseMethod(allowed: Method): () => Response {
  const headers = { Allow: allowed === 'GET' ? 'GET, HEAD' : allowed, 'Cache-Control': 'no-store' }
  return () => new Response('Method Not Allowed', { status: 405, headers })
}
