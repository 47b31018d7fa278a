import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

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
}

const checkMs = 300
const checkPatienceMs = 2_000
const mayBeRepeated = new Set(['GET', 'HEAD'])

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

  function pass(request: IncomingMessage, response: ServerResponse, tried: Set<string>): void {
    const instance = nextInstance(tried)
    if (!instance) {
      refuse(response)
      return
    }
    tried.add(instance)
    const isQuestion = mayBeRepeated.has(request.method ?? '')
    const onward = httpRequest(new URL(request.url ?? '/', instance), {
      method: request.method,
      headers: headersFor(request, options.trustForwarded === true),
      agent: isQuestion ? kept : false,
    })
    onward.once('response', (answer) => {
      served.set(instance, (served.get(instance) ?? 0) + 1)
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    onward.once('error', (error) => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      const neverArrived = 'code' in error && error.code === 'ECONNREFUSED'
      if (neverArrived) ready.delete(instance)
      // Nothing of a body was sent to somebody who never listened.
      if (neverArrived || isQuestion) pass(request, response, tried)
      else refuse(response)
    })
    response.once('close', () => {
      if (!response.writableFinished) onward.destroy()
    })
    if (isQuestion) onward.end()
    else onward.once('socket', (socket) => whenConnected(socket, () => request.pipe(onward)))
  }

  const server = createServer((request, response) => pass(request, response, new Set()))
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
    const signal = AbortSignal.timeout(checkPatienceMs)
    const response = await fetch(new URL('/health/ready', instance), { signal })
    await response.arrayBuffer()
    if (response.ok) ready.add(instance)
    else ready.delete(instance)
  } catch {
    ready.delete(instance)
  }
}

/** The shop believes what its proxy says of where a request comes from, and so nobody else may say it. */
function headersFor(request: IncomingMessage, trustForwarded: boolean) {
  const { 'x-forwarded-for': list, 'x-forwarded-proto': scheme, ...headers } = request.headers
  const address = request.socket.remoteAddress ?? ''
  return trustForwarded
    ? { ...headers, 'x-forwarded-for': list ?? address, 'x-forwarded-proto': scheme ?? 'http' }
    : { ...headers, 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('The shop is not there for a moment. Please try again.')
}
