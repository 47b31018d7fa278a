import { callServerFunction } from './server-function.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

/**
 * Sends requests in rounds, and kills the shop at a random point of each round.
 * Returns the requests that the shop acknowledged; the others may be done or not.
 */
export async function sendAmongCrashes<Request>(
  requests: readonly Request[],
  options: {
    folder: string
    crashes: number
    send: (shop: ShopProcess, request: Request) => Promise<boolean>
    startShop?: (folder: string) => Promise<ShopProcess>
  },
): Promise<Request[]> {
  const { folder, crashes, send, startShop = startShopProcess } = options
  const perRound = Math.ceil(requests.length / crashes)
  const acknowledged: Request[] = []
  for (let round = 0; round < crashes; round++) {
    const shop = await startShop(folder)
    const enough = acknowledged.length + Math.ceil(Math.random() * perRound * 0.8)
    let killed: Promise<void> | undefined
    await Promise.all(
      requests.slice(round * perRound, (round + 1) * perRound).map(async (request) => {
        if (await send(shop, request)) acknowledged.push(request)
        if (acknowledged.length >= enough) killed ??= shop.kill()
      }),
    )
    await (killed ?? shop.kill())
  }
  return acknowledged
}

/** Whether a server function answered `ok`; false as well when the shop was killed during the request. */
export async function isAcknowledged(
  { origin }: ShopProcess,
  call: { id: string; data: unknown; cookie?: string },
): Promise<boolean> {
  try {
    const { result } = await callServerFunction({ origin, ...call })
    return typeof result === 'object' && result !== null && 'ok' in result && result.ok === true
  } catch {
    return false
  }
}
