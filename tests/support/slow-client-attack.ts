import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startBalancer } from '../../scripts/support/balancer.ts'
import { startInstances } from '../../scripts/support/instances.ts'
import { type BusyShop, openBusyShop } from './http-shoppers.ts'
import { startShopProcess } from './shop-process.ts'
import { openSlowClients, type SlowKind } from './slow-clients.ts'
import { addresses, buildFolder, ports, testSettings } from './test-settings.ts'

/** A shop that slow clients attack while customers visit it and order. */
export interface SlowClientAttack {
  attack(kind: SlowKind, options: { count: number; seconds: number }): Promise<Visits>
  close(): Promise<void>
}

type Visit = 'page' | 'cached' | 'health' | 'order' | 'callback'

/** Measurements of customer requests during an attack. */
export interface Visits {
  /** Of pages rendered for one customer, cached pages, health checks, orders and payment callbacks. */
  statuses: Record<Visit, number[]>
  /** Times in ms, ascending. */
  times: Record<Visit, number[]>
  attackers: { open: number; statuses: Record<number, number> }
  /** Resident memory of the shop in MB: before, and the maximum. */
  memory: { before: number; most: number }
}

export async function openSlowClientAttack(way: 'direct' | 'balancer'): Promise<SlowClientAttack> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-slow-'))
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const busy = await openBusyShop(database, { shoppers: 4, stock: 1_000_000 })
  const { pid, stop } = way === 'direct' ? await openDirect(folder) : await openBalanced(folder)
  return {
    attack: (kind, options) => attack({ busy, pid, kind, ...options }),
    async close() {
      await stop()
      await closeAll(database, folder)
    },
  }
}

async function openDirect(folder: string) {
  const shop = await startShopProcess(folder, { HOST: '127.0.0.1' })
  return { pid: shop.pid, stop: async () => void (await shop.close()) }
}

async function openBalanced(folder: string) {
  const env = { ...process.env, ...testSettings(folder), BUILD_FOLDER: buildFolder }
  const instances = await startInstances(1, { env, firstPort: ports.shop + 1 })
  const balancer = await startBalancer({
    host: '127.0.0.1',
    port: ports.shop,
    instances: instances.origins,
    file: join(folder, 'haproxy.cfg'),
  })
  const stop = async () => {
    await instances.stop()
    await balancer.close()
  }
  return { pid: instances.pids()[0] ?? 0, stop }
}

async function closeAll(database: OpenDatabase, folder: string): Promise<void> {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

interface Attack {
  busy: BusyShop
  pid: number
  kind: SlowKind
  count: number
  seconds: number
}

async function attack({ busy, pid, kind, count, seconds }: Attack): Promise<Visits> {
  const visits: Visits = {
    statuses: { page: [], cached: [], health: [], order: [], callback: [] },
    times: { page: [], cached: [], health: [], order: [], callback: [] },
    attackers: { open: 0, statuses: {} },
    memory: { before: memoryOf(pid), most: 0 },
  }
  const note = async (what: Visit, work: () => Promise<number>) => {
    const began = performance.now()
    visits.statuses[what].push(await work())
    visits.times[what].push(Math.round(performance.now() - began))
  }
  const attackers = openSlowClients(ports.shop, { kind, count })
  const [cookie = ''] = busy.cookies
  const end = performance.now() + seconds * 1000
  await delay(1_000)
  while (performance.now() < end) {
    await note('page', () => statusOf('/', { cookie }))
    await note('cached', () => statusOf('/', {}))
    await note('health', () => statusOf('/health', {}))
    await note('order', async () => ((await busy.order(addresses.shop, cookie)) ? 200 : 503))
    await note('callback', async () => ((await isCallbackRead()) ? 200 : 503))
    visits.attackers.open = Math.max(visits.attackers.open, attackers.open())
    visits.memory.most = Math.max(visits.memory.most, memoryOf(pid))
    await delay(100)
  }
  attackers.close()
  visits.attackers.statuses = attackers.statuses()
  for (const times of Object.values(visits.times)) times.sort((one, other) => one - other)
  return visits
}

/** Whether the shop handles a callback of the payment provider: it responds with 400 to this malformed one. */
async function isCallbackRead(): Promise<boolean> {
  const address = new URL('/api/payments/webhook?hmac=00', addresses.shop)
  const response = await fetch(address, { method: 'POST', body: '{}' })
  await response.arrayBuffer()
  return response.status === 400
}

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(new URL(path, addresses.shop), { headers })
  await response.arrayBuffer()
  return response.status
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** CPU time of a process in ms, which other processes do not affect. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the process name, which may contain spaces: state is field 3, user and system time are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
