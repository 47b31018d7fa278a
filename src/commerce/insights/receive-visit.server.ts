import { z } from 'zod'
import type { PageViewsTable } from '#database/tables/visits-tables.ts'
import { minuteLimit } from '../minute-limit.ts'
import { parseJson } from '../parse-json.ts'
import type { ShopContext } from '../shop-context.ts'
import { asksForPrivacy, countedPath, countedReferrer, deviceOf, vitalNames } from './visit.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const largestBody = 2_000
const longestMs = 10 * 60_000

const text = z.string().max(1000)
const path = text.transform(countedPath).pipe(z.string())
const pageView = z.object({ path, referrer: text })
const webVitals = z.object({
  path,
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
  return receive(shop, request, sender, pageView, ({ path, referrer }, seen) =>
    recordPageView(shop.db, { ...seen, path, referrer: countedReferrer(referrer, sender.origin) }),
  )
}

export function receiveVitals(
  shop: Shop,
  request: Request,
  sender: VisitSender,
): Promise<Response> {
  return receive(shop, request, sender, webVitals, ({ path, vitals }, seen) => {
    const rows = vitals.map(({ name, value }) => ({
      ...seen,
      path,
      name,
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    }))
    return recordVitals(shop.db, rows)
  })
}

type Seen = Pick<PageViewsTable, 'at' | 'device'>

async function receive<Sent>(
  { now }: Shop,
  request: Request,
  { networks, origin }: VisitSender,
  schema: z.ZodType<Sent>,
  record: (sent: Sent, seen: Seen) => Promise<void>,
): Promise<Response> {
  if (asksForPrivacy(request.headers)) return emptyResponse(204)
  if (request.headers.get('origin') !== origin) return emptyResponse(403)
  const at = now()
  if (!networks.every(({ network, allowance }) => withinLimit(network, at, allowance))) {
    return emptyResponse(429)
  }
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return emptyResponse(413)
  const body = await request.text()
  if (body.length > largestBody) return emptyResponse(413)
  const read = schema.safeParse(parseJson(body))
  if (!read.success) return emptyResponse(400)
  await record(read.data, { at: now(), device: deviceOf(request.headers) })
  return emptyResponse(204)
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
