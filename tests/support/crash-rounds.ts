import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { callServerFunction } from './server-function.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

interface Crashes<Request, Prepared> {
  crashes: number
  /** Writes the data of the requests. */
  prepare: (database: OpenDatabase) => Promise<Prepared>
  send: (shop: ShopProcess, request: Request, prepared: Prepared) => Promise<boolean>
  /** Whether every request is sent again after the last crash, as its sender does without a response. */
  again?: boolean
  startShop?: (folder: string) => Promise<ShopProcess>
}

interface Crashed<Request, Prepared> {
  database: OpenDatabase
  prepared: Prepared
  acknowledged: readonly Request[]
  /** For each request that was sent again, whether the shop acknowledged it. */
  repeated: readonly boolean[]
}

/**
 * Registers the crashes of a test file, before its tests: a shop on a database of its own that is killed among requests.
 * Its invariants are a test of their own. Returns the access to the crashed shop.
 */
export function crashAmongRequests<Request, Prepared extends { requests: readonly Request[] }>({
  crashes,
  prepare,
  send,
  again = false,
  startShop = startShopProcess,
}: Crashes<Request, Prepared>): () => Crashed<Request, Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-crash-'))
  const open = () => openDatabase({ file: join(folder, 'shop.sqlite') })
  let crashed: Crashed<Request, Prepared> | undefined
  const access = () => {
    if (!crashed) throw new Error('The shop crashes before the first test.')
    return crashed
  }

  beforeAll(async () => {
    const database = open()
    await migrateToLatest(database)
    const prepared = await prepare(database)
    await database.close()
    const { requests } = prepared
    const sendPrepared = (shop: ShopProcess, request: Request) => send(shop, request, prepared)
    const options = { folder, crashes, startShop, send: sendPrepared }
    const acknowledged = await sendAmongCrashes(requests, options)
    const repeated: boolean[] = []
    if (again) {
      const shop = await startShop(folder)
      for (const request of requests) repeated.push(await sendPrepared(shop, request))
      await shop.close()
    }
    crashed = { database: open(), prepared, acknowledged, repeated }
  }, 300_000)

  afterAll(async () => {
    await crashed?.database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('acknowledges requests before each crash, and has no invariant violations after the last', async () => {
    const { acknowledged, database } = access()
    expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
    expect(await findViolations(database.db, Date.now())).toEqual([])
  })

  return access
}

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
