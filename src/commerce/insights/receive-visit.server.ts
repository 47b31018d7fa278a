import { z } from 'zod'
import { minuteLimit } from '../minute-limit.ts'
import type { ShopContext } from '../shop-context.ts'
import { asksForPrivacy, countedPath, countedReferrer, deviceOf, vitalNames } from './visit.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const largestBody = 2_000
const longestMs = 10 * 60_000

const text = z.string().max(1000)
const pageView = z.object({ path: text, referrer: text })
const webVitals = z.object({
  path: text,
  vitals: z
    .array(z.object({ name: z.enum(vitalNames), value: z.number().min(0).max(longestMs) }))
    .max(vitalNames.length),
})

/** Networks of the sender with their rate limits, and the origin of the shop. */
export interface VisitSender {
  networks: readonly { network: string; allowance: number }[]
  origin: string
}

type Shop = Pick<ShopContext, 'db' | 'now'>

// Hundreds of visitors of a mobile network share one address, and each page sends two requests.
const withinLimit = minuteLimit(1_200)

export function receivePageView(
  shop: Shop,
  request: Request,
  sender: VisitSender,
): Promise<Response> {
  return receive(shop, request, sender, async (sent) => {
    const read = pageView.safeParse(sent)
    const path = read.success ? countedPath(read.data.path) : null
    if (!read.success || path === null) return false
    const referrer = countedReferrer(read.data.referrer, sender.origin)
    await recordPageView(shop.db, {
      path,
      referrer,
      at: shop.now(),
      device: deviceOf(request.headers),
    })
    return true
  })
}

export function receiveVitals(
  shop: Shop,
  request: Request,
  sender: VisitSender,
): Promise<Response> {
  return receive(shop, request, sender, async (sent) => {
    const read = webVitals.safeParse(sent)
    const path = read.success ? countedPath(read.data.path) : null
    if (!read.success || path === null) return false
    const about = { path, at: shop.now(), device: deviceOf(request.headers) }
    const vitals = read.data.vitals.map(({ name, value }) => ({
      ...about,
      name,
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    }))
    await recordVitals(shop.db, vitals)
    return true
  })
}

async function receive(
  { now }: Pick<Shop, 'now'>,
  request: Request,
  { networks, origin }: VisitSender,
  keep: (sent: unknown) => Promise<boolean>,
): Promise<Response> {
  if (asksForPrivacy(request.headers)) return answer(204)
  if (request.headers.get('origin') !== origin) return answer(403)
  const at = now()
  if (!networks.every(({ network, allowance }) => withinLimit(network, at, allowance))) {
    return answer(429)
  }
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return answer(413)
  const body = await request.text()
  if (body.length > largestBody) return answer(413)
  return answer((await keep(parse(body))) ? 204 : 400)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
