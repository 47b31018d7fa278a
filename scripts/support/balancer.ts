import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { createHttpListener } from '#platform/http/http-listener.server.ts'
import { headersFor, isAsset, isSafe, isSuspicious } from './passed-request.ts'

/** One address in front of several instances of the shop. */
export interface Balancer {
  /** Responses by instance. */
  served: () => ReadonlyMap<string, number>
  close: () => Promise<void>
}

export interface BalancerOptions {
  host: string
  port: number
  /** Origins of the instances. */
  instances: readonly string[]
  /** Whether a proxy in front sets the forwarded headers; otherwise the balancer does. */
  trustForwarded?: boolean
  /** Behind a proxy all connections share its address, so the proxy must limit them. */
  connectionsPerAddress?: number
}

const checkMs = 300
const checkTimeoutMs = 2_000

/**
 * Round-robin over ready instances. Retries a request on another instance if it never reached one, or if it is safe
 * (GET, HEAD). A lost response to an order is retried by the shopper, with an idempotency key.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const ready = new Set<string>()
  const served = new Map<string, number>()
  // Only safe requests reuse connections: an instance may close an idle one at any time, which would lose the response
  // to an order.
  const keepAliveAgent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  let turn = 0

  const look = () => Promise.all(options.instances.map((one) => checkReadiness(one, ready)))
  await look()
  const checking = setInterval(() => void look(), checkMs)

  function nextInstance(tried: ReadonlySet<string>): string | undefined {
    const untried = options.instances.filter((one) => !tried.has(one))
    const willing = untried.filter((one) => ready.has(one))
    // If no instance is ready, their health checks may only be slow.
    const choice = willing.length > 0 ? willing : untried
    turn += 1
    return choice[turn % choice.length]
  }

  const isReadyElsewhere = (tried: ReadonlySet<string>) => [...ready].some((one) => !tried.has(one))

  function pass(request: IncomingMessage, response: ServerResponse, tried: Set<string>): void {
    const instance = nextInstance(tried)
    if (!instance) {
      refuse(response, 503)
      return
    }
    tried.add(instance)
    const mayBeRepeated = isSafe(request)
    const onward = httpRequest(instance, {
      // Unparsed: a normalized URL could name another host.
      path: request.url,
      method: request.method,
      headers: headersFor(request, options.trustForwarded === true),
      agent: mayBeRepeated ? keepAliveAgent : false,
    })
    onward.once('response', (answer) =>
      alone(response, () => {
        // During a rolling update, a page of one version may request assets from an instance of the other.
        if (answer.statusCode === 404 && isAsset(request) && isReadyElsewhere(tried)) {
          answer.resume()
          pass(request, response, tried)
          return
        }
        served.set(instance, (served.get(instance) ?? 0) + 1)
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        // If either side aborts, abort the other.
        pipeline(answer, response, () => undefined)
      }),
    )
    onward.once('error', (error) =>
      alone(response, () => {
        // The client is gone or has received a part already.
        if (response.destroyed || response.headersSent) {
          response.destroy()
          return
        }
        const neverArrived = 'code' in error && error.code === 'ECONNREFUSED'
        if (neverArrived) ready.delete(instance)
        // ECONNREFUSED: no part of the body was sent.
        if (neverArrived || mayBeRepeated) pass(request, response, tried)
        else refuse(response, 503)
      }),
    )
    // Later errors are already handled.
    onward.on('error', () => undefined)
    response.once('close', () => {
      if (!response.writableFinished) onward.destroy()
    })
    if (mayBeRepeated) onward.end()
    else onward.once('socket', (socket) => whenConnected(socket, () => request.pipe(onward)))
  }

  const { trustForwarded, connectionsPerAddress = 256 } = options
  const server = createHttpListener(
    (request, response) => {
      if (isSuspicious(request)) refuse(response, 400)
      else alone(response, () => pass(request, response, new Set()))
    },
    { perAddress: trustForwarded ? null : connectionsPerAddress },
  )
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    served: () => served,
    async close() {
      clearInterval(checking)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await closed
      keepAliveAgent.destroy()
    },
  }
}

function whenConnected(socket: NodeJS.EventEmitter & { connecting: boolean }, then: () => void) {
  if (socket.connecting) socket.once('connect', then)
  else then()
}

async function checkReadiness(instance: string, ready: Set<string>): Promise<void> {
  try {
    const signal = AbortSignal.timeout(checkTimeoutMs)
    const response = await fetch(new URL('/health/ready', instance), { signal })
    await response.arrayBuffer()
    if (response.ok) ready.add(instance)
    else ready.delete(instance)
  } catch {
    ready.delete(instance)
  }
}

/** An error of one request ends only that request. */
function alone(response: ServerResponse, work: () => void): void {
  try {
    work()
  } catch {
    if (response.headersSent) response.destroy()
    else refuse(response, 502)
  }
}

const reasons = {
  400: 'Bad request.',
  502: 'The shop could not be reached.',
  503: 'The shop is temporarily unavailable. Please try again.',
}

function refuse(response: ServerResponse, status: keyof typeof reasons): void {
  if (status === 503) response.setHeader('Retry-After', '2')
  // Stop reading the body of a rejected request.
  else response.setHeader('Connection', 'close')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(reasons[status])
}
