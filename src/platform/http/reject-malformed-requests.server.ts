import type { NodeHandler } from './traffic.server.ts'

// A form submitted before hydration posts to the page itself.
const methods = ['GET', 'HEAD', 'POST']
// A redirect may repeat the page's address, with each character percent-encoded as three or five.
const longestPageAddress = 4096
const noAddress = /^[/\\]{2}|^[^?]*%00/
// The framework throws on such a call before any guard runs.
const namesNoFunction = /^\/_serverFn\/(?![^/?])/

/**
 * Rejects requests that no browser sends: other methods (which would render a page), paths that start like another site
 * or contain U+0000, invalid hosts, calls without a function id, and page addresses too long to redirect to.
 */
export function rejectMalformedRequests(handler: NodeHandler): NodeHandler {
  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (!methods.includes(method)) {
      return response.writeHead(405, { Allow: methods.join(', '), ...bare }).end()
    }
    if (noAddress.test(url) || !isHost(headers.host) || !isHost(headers['x-forwarded-host'])) {
      return response.writeHead(400, bare).end()
    }
    if (namesNoFunction.test(url)) return response.writeHead(404, bare).end()
    if (url.length > longestPageAddress && !url.startsWith('/_serverFn/')) {
      return response.writeHead(414, bare).end()
    }
    return handler(request, response)
  }
}

/** An invalid host, of the client or a proxy, makes every URL invalid. */
function isHost(header: string | string[] | undefined): boolean {
  if (!header) return true
  const hosts = header.toString().split(',')
  return hosts.every((host) => URL.canParse(`http://${host.trim()}/`))
}

const bare = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
