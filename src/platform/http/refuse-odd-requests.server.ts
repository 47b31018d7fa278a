import type { NodeHandler } from './traffic.server.ts'

// A form that is sent before its page has woken up is posted to the page itself.
const methods = ['GET', 'HEAD', 'POST']

/**
 * Turns away what no browser sends of itself: other methods, which would be answered with a page as it is made for GET,
 * and addresses that begin like those of another site.
 */
export function refuseOddRequests(handler: NodeHandler): NodeHandler {
  return (request, response) => {
    const { method = '', url = '' } = request
    if (!methods.includes(method)) {
      return response.writeHead(405, { Allow: methods.join(', '), ...bare }).end()
    }
    if (/^[/\\]{2}/.test(url)) return response.writeHead(400, bare).end()
    return handler(request, response)
  }
}

const bare = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
