import type { NodeHandler } from './traffic.server.ts'

// A form that is sent before its page has woken up is posted to the page itself.
const methods = ['GET', 'HEAD', 'POST']
// A page may name its address once more where it leads elsewhere, with each letter written as three or five.
const longestPageAddress = 4096
const noAddress = /^[/\\]{2}|^[^?]*%00/
// The framework fails over such a call before it asks anybody.
const namesNoFunction = /^\/_serverFn\/(?![^/?])/

/**
 * Turns away what no browser sends of itself: other methods, which would be answered with a page as it is made for GET,
 * addresses that begin like those of another site or hold what no text may, hosts that are none, calls of no function,
 * and addresses of pages that are too long to be led anywhere.
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

/** No address can be made of a host that is none, whether the client names it or a proxy. */
function isHost(said: string | string[] | undefined): boolean {
  if (!said) return true
  const hosts = said.toString().split(',')
  return hosts.every((host) => URL.canParse(`http://${host.trim()}/`))
}

const bare = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
