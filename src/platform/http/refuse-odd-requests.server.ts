import type { NodeHandler } from './traffic.server.ts'

// A form that is sent before its page has woken up is posted to the page itself.
const methods = ['GET', 'HEAD', 'POST']
// A page may name its address once more where it leads elsewhere, with each letter written as three or five.
const longestPageAddress = 4096

/**
 * Turns away what no browser sends of itself: other methods, which would be answered with a page as it is made for GET,
 * addresses that begin like those of another site or hold what no text may, and those of pages that are too long to be
 * led anywhere.
 */
export function refuseOddRequests(handler: NodeHandler): NodeHandler {
  return (request, response) => {
    const { method = '', url = '' } = request
    if (!methods.includes(method)) {
      return response.writeHead(405, { Allow: methods.join(', '), ...bare }).end()
    }
    if (/^[/\\]{2}|^[^?]*%00/.test(url)) return response.writeHead(400, bare).end()
    if (url.length > longestPageAddress && !url.startsWith('/_serverFn/')) {
      return response.writeHead(414, bare).end()
    }
    return handler(request, response)
  }
}

const bare = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
