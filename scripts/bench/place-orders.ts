import type { BusyShop } from '../../tests/support/http-shoppers.ts'

export interface OrderRate {
  placed: number
  perSecond: number
  p95Ms: number
  refused: number
}

const longestWarmUp = 8

/** Until orders get no faster: before, the JIT compiler dominates. A shop runs for days. */
export async function warmUpOrders(busy: BusyShop, origin: string): Promise<void> {
  let fastest = 0
  for (let round = 0; round < longestWarmUp; round++) {
    const { perSecond } = await placeOrders(busy, origin, { clients: 20, seconds: 3 })
    if (perSecond < fastest * 1.03) return
    fastest = perSecond
  }
}

/** Concurrent shoppers, each of whom orders again as soon as the previous order is acknowledged. */
export async function placeOrders(
  busy: BusyShop,
  origin: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<OrderRate> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let refused = 0
  const startedAt = performance.now()
  await Promise.all(
    busy.cookies.slice(0, clients).map(async (cookie) => {
      while (performance.now() < end) {
        const sentAt = performance.now()
        const placed = await busy.order(origin, cookie)
        if (placed === null) refused += 1
        else times.push(performance.now() - sentAt)
      }
    }),
  )
  const took = (performance.now() - startedAt) / 1000
  times.sort((a, b) => a - b)
  return {
    placed: times.length,
    perSecond: times.length / took,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    refused,
  }
}
