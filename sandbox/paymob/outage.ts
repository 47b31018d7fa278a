import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'

export const outageSchema = z.strictObject({
  /**
   * error: 500. refuse: disconnects before the work. slow: responds after delayMs. wait: responds when the outage ends.
   * hang: never responds. lost-answer: works, then disconnects. throttle: 429. unauthorized: 401. forbidden: 403.
   */
  mode: z.enum([
    'none',
    'error',
    'refuse',
    'slow',
    'wait',
    'hang',
    'lost-answer',
    'throttle',
    'unauthorized',
    'forbidden',
  ]),
  /** For `throttle`. */
  retryAfterSeconds: z.int().min(0).max(3600).default(1),
  delayMs: z.int().min(0).max(600_000).default(5000),
  /** Path prefix; the whole API by default. */
  path: z.string().startsWith('/').optional(),
})

type Outage = z.infer<typeof outageSchema>

export interface OutageSwitch {
  current(): Outage
  set(outage: Outage): void
  /** Resolves at the next change. */
  ended(): Promise<void>
  /** Number of waiting calls whose work has not begun. */
  holding(): number
  /** Counts a call as held while it waits. */
  hold(wait: Promise<unknown>): Promise<void>
}

const noOutage: Outage = outageSchema.parse({ mode: 'none' })
const refusals = { throttle: 429, unauthorized: 401, forbidden: 403 } as const

export function openOutageSwitch(): OutageSwitch {
  let outage = noOutage
  let holding = 0
  let change = Promise.withResolvers<void>()
  return {
    current: () => outage,
    set(next) {
      outage = next
      change.resolve()
      change = Promise.withResolvers()
    },
    ended: () => change.promise,
    holding: () => holding,
    async hold(wait) {
      holding += 1
      try {
        await wait
      } finally {
        holding -= 1
      }
    },
  }
}

/** Makes API calls fail as configured. Pages for customers stay available. */
export function withOutage(
  outageSwitch: OutageSwitch,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const { mode, delayMs, path, retryAfterSeconds } = outageSwitch.current()
    if (mode === 'none' || (path !== undefined && !c.req.path.startsWith(path))) {
      await next()
      return
    }
    if (mode === 'error') {
      c.res = c.json({ detail: 'A server error occurred.' }, 500)
      return
    }
    if (mode === 'throttle' || mode === 'unauthorized' || mode === 'forbidden') {
      const headers = { 'retry-after': String(retryAfterSeconds) }
      c.res = c.json({ detail: 'Not now, or not you.' }, refusals[mode], headers)
      return
    }
    // The caller may disconnect later: its request has to arrive first.
    const isLate = mode === 'slow' || mode === 'wait'
    if (isLate) await c.req.text()
    if (mode === 'slow') await outageSwitch.hold(sleep(delayMs))
    if (mode === 'wait') await outageSwitch.hold(outageSwitch.ended())
    if (mode === 'hang') await outageSwitch.hold(untilDisconnected(c.req.raw.signal))
    if (isLate || mode === 'lost-answer') await next()
    if (isLate) return
    c.env.incoming.socket.destroy()
    c.res = new Response(null, { status: 500 })
  }
}

function untilDisconnected(signal: AbortSignal): Promise<unknown> {
  return sleep(600_000, undefined, { signal, ref: false }).catch(() => undefined)
}
