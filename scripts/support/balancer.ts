import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { createHttpListener } from '#platform/http/http-listener.server.ts'
import { headersFor, isAsset, isOdd, isQuestion } from './passed-request.ts'

/** One address in front of several instances of the shop. */
export interface Balancer {
  /** How many answers came from each instance. */
  served: () => ReadonlyMap<string, number>
  close: () => Promise<void>
}

export interface BalancerOptions {
  host: string
  port: number
  /** Origins of the instances. */
  instances: readonly string[]
  /** Somebody in front of the balancer says where a request comes from; otherwise the balancer does. */
  trustForwarded?: boolean
  /** Of clients. With a proxy in front, all come from its address, and it limits them itself. */
  connectionsPerAddress?: number
}

const checkMs = 300
const checkTimeoutMs = 2_000

/**
 * Gives each request to the next instance that says it is ready. What could not reach its instance goes to another one;
 * what may have reached it does only if it was a question. An order whose answer got lost is the shopper's to repeat,
 * who gets the order that was placed.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const ready = new Set<string>()
  const served = new Map<string, number>()
  // Only questions go over kept connections: one that the instance is about to close would lose an order's answer.
  const kept = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  let turn = 0

  const look = () => Promise.all(options.instances.map((one) => checkReadiness(one, ready)))
  await look()
  const checking = setInterval(() => void look(), checkMs)

  function nextInstance(tried: ReadonlySet<string>): string | undefined {
    const untried = options.instances.filter((one) => !tried.has(one))
    const willing = untried.filter((one) => ready.has(one))
    // Where none says that it is ready, all may only be slow to say so.
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
    const mayBeRepeated = isQuestion(request)
    const onward = httpRequest(instance, {
      // As it came: read once more, it could lead to another host.
      path: request.url,
      method: request.method,
      headers: headersFor(request, options.trustForwarded === true),
      agent: mayBeRepeated ? kept : false,
    })
    onward.once('response', (answer) =>
      alone(response, () => {
        // While instances are exchanged, a page of one version may ask one of the other for its files.
        if (answer.statusCode === 404 && isAsset(request) && isReadyElsewhere(tried)) {
          answer.resume()
          pass(request, response, tried)
          return
        }
        served.set(instance, (served.get(instance) ?? 0) + 1)
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        // Whichever side breaks off, the other ends with it.
        pipeline(answer, response, () => undefined)
      }),
    )
    onward.once('error', (error) =>
      alone(response, () => {
        // Nobody waits for it any more, or has a part of it already.
        if (response.destroyed || response.headersSent) {
          response.destroy()
          return
        }
        const neverArrived = 'code' in error && error.code === 'ECONNREFUSED'
        if (neverArrived) ready.delete(instance)
        // Nothing of a body was sent to somebody who never listened.
        if (neverArrived || mayBeRepeated) pass(request, response, tried)
        else refuse(response, 503)
      }),
    )
    // What breaks after that has been dealt with.
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
      if (isOdd(request)) refuse(response, 400)
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
      kept.destroy()
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

/** What fails over one request is the end of that request alone. */
function alone(response: ServerResponse, work: () => void): void {
  try {
    work()
  } catch {
    if (response.headersSent) response.destroy()
    else refuse(response, 502)
  }
}

const reasons = {
  400: 'The shop cannot read this request.',
  502: 'The shop cannot answer this request.',
  503: 'The shop is not there for a moment. Please try again.',
}

function refuse(response: ServerResponse, status: keyof typeof reasons): void {
  if (status === 503) response.setHeader('Retry-After', '2')
  // Whatever a refused request still brings is nobody's.
  else response.setHeader('Connection', 'close')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(reasons[status])
}
