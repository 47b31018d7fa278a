import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerRequest } from 'srvx'
import { createGrowingBuffer } from '#commerce/growing-buffer.server.ts'
import { type ClientNetwork, clientNetworks } from '#identity/rate-limits/client-network.server.ts'
import { type BodyLane, createBodyLane } from './body-lane.ts'
import { type BodyRule, bodyRule } from './body-rules.ts'
import type { NodeHandler } from './traffic.server.ts'

const sweepMs = 500
const megabyte = 1024 * 1024
const lingerMs = 1_000

export interface BodyReceiver {
  /** Wraps expensive handlers, so that they find the whole body in the request. */
  receiveBefore(handler: NodeHandler): NodeHandler
  stop(): void
}

/**
 * Receives request bodies before any other work: a slow client costs only the memory of its bytes. Behind a proxy, a
 * client is the last forwarded address.
 */
export function createBodyReceiver(trustProxy: boolean): BodyReceiver {
  const lanes: Record<BodyRule['lane'], BodyLane> = {
    ordinary: createBodyLane({ count: 2_000, perClient: 64, bytes: 24 * megabyte }),
    // The provider calls from few addresses; other bodies do not use up its space.
    webhooks: createBodyLane({ count: 2_000, perClient: 2_000, bytes: 4 * megabyte }),
    uploads: createBodyLane({ count: 100, perClient: 8, bytes: Number.POSITIVE_INFINITY }),
  }
  const sweeping = setInterval(() => {
    for (const lane of Object.values(lanes)) lane.sweep(performance.now())
  }, sweepMs)
  sweeping.unref()

  return {
    receiveBefore: (handler) => (request, response) => {
      if (!bringsBody(request)) return handler(request, response)
      const rule = bodyRule(request.url ?? '')
      if (Number(request.headers['content-length'] ?? 0) > rule.largest) {
        return refuse(request, response, 413)
      }
      const receive = rule.isStreamed ? watchBody : readBody
      return receive({
        request,
        response,
        handler,
        rule,
        lane: lanes[rule.lane],
        networks: networksOf(request, trustProxy),
      })
    },
    stop: () => clearInterval(sweeping),
  }
}

interface Receiving {
  request: IncomingMessage
  response: ServerResponse
  handler: NodeHandler
  rule: BodyRule
  lane: BodyLane
  networks: ClientNetwork[]
}

function readBody({ request, response, handler, rule, lane, networks }: Receiving): void {
  const content = createGrowingBuffer()
  const body = {
    networks,
    startedAt: performance.now(),
    deadlineMs: rule.deadlineMs,
    received: content.size,
    end: (reason: 'slow' | 'crowded') => giveUp(reason === 'slow' ? 408 : 503),
  }

  function giveUp(status: RefusedStatus): void {
    stop()
    refuse(request, response, status)
  }

  function take(part: Buffer): void {
    lane.keep(body, content.append(part))
    if (content.size() > rule.largest) giveUp(413)
  }

  function finish(): void {
    stop()
    // srvx looks here for a body that was read before.
    handler(Object.assign(request, { rawBody: content.content() }), response)
  }

  function stop(): void {
    lane.stop(body)
    request.off('data', take).off('end', finish).off('close', stop)
  }

  lane.start(body)
  request.on('data', take).once('end', finish).once('close', stop)
}

/**
 * Watches a body that its endpoint reads itself, such as a picture, from `acceptBody` on: a request without a ticket is in
 * no lane, so it ends no upload. The minimum rate applies too.
 */
function watchBody({ request, response, handler, rule, lane, networks }: Receiving): unknown {
  const { socket } = request
  const before = socket.bytesRead
  const body = {
    networks,
    startedAt: performance.now(),
    deadlineMs: rule.deadlineMs,
    received: () => socket.bytesRead - before,
    end: () => void socket.destroy(),
  }
  function acceptBody(): void {
    if (request.destroyed) return
    request.once('close', () => lane.stop(body))
    lane.start(body)
  }
  return handler(Object.assign(request, { acceptBody }), response)
}

function bringsBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function networksOf({ headers, socket }: IncomingMessage, trustProxy: boolean): ClientNetwork[] {
  const forwarded = trustProxy
    ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
    : null
  return clientNetworks(forwarded || (socket.remoteAddress ?? ''))
}

const reasons = {
  408: 'The request took too long.',
  413: 'The request is too large.',
  503: 'The shop is very busy. Please try again in a few seconds.',
}

type RefusedStatus = keyof typeof reasons

/**
 * Responds at once, and discards what the client still sends for a moment: closing a socket with unread bytes resets
 * it, and the client would lose the response. It does not pause, because a paused request holds 128 kB.
 */
function refuse(request: IncomingMessage, response: ServerResponse, status: RefusedStatus): void {
  if (response.headersSent || response.destroyed) return
  const reason = reasons[status]
  response.writeHead(status, {
    'Content-Length': Buffer.byteLength(reason),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  })
  response.write(reason)
  const end = () => response.end()
  const lingering = setTimeout(end, lingerMs)
  request
    .resume()
    .once('end', end)
    .once('close', () => clearTimeout(lingering))
}

/** An endpoint that reads its body itself allows the request: its body counts from now on. */
export function acceptBody(request: ServerRequest): void {
  const message: object = request.runtime?.node?.req ?? {}
  if ('acceptBody' in message && typeof message.acceptBody === 'function') message.acceptBody()
}

/** The body of a request that our own server received; null in development. */
export function receivedBody(request: ServerRequest): Buffer | null {
  const message: object = request.runtime?.node?.req ?? {}
  return 'rawBody' in message && Buffer.isBuffer(message.rawBody) ? message.rawBody : null
}
