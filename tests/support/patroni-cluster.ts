import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { type NetworkHost, openNetwork } from './network-hosts.ts'
import { findPrograms, freePort, ownerOfTheServer } from './postgresql-server.ts'

/**
 * Three PostgreSQL with Patroni and etcd, each on a host of its own network, behind HAProxy, with the files of
 * `deploy/patroni`.
 */
export interface PatroniCluster {
  /** Of the database of the shop, by HAProxy, which follows the leader. */
  url: string
  leader: () => Promise<PatroniNode>
  /** A standby that has every acknowledged commit. */
  synchronousStandby: () => Promise<PatroniNode>
  /** Resolves when all three servers replicate again, one of them synchronously. */
  untilHealthy: () => Promise<void>
  stop: () => Promise<void>
}

export interface PatroniNode {
  name: string
  kill: () => void
  start: () => void
  pause: () => void
  resume: () => void
  cutNetwork: () => void
  joinNetwork: () => void
}

const network = '10.213.7'
const addresses = [1, 2, 3].map((number) => `${network}.${number}`)
const password = 'password-of-the-cluster'
const settings = parseEnv(readFileSync('deploy/patroni/patroni.env', 'utf8'))

const clusterSchema = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
    }),
  ),
})

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const folder = mkdtempSync('/tmp/boutique-patroni-')
  giveToPostgres(folder)
  const haproxy = await startHaproxy(join(folder, 'haproxy.cfg'))
  const { hosts, close } = openNetwork(network, addresses.length)
  const nodes = hosts.map((host, index) => nodeOn(host, `database-${index + 1}`, folder))
  for (const { start } of nodes) start()

  /** As the leader sees them: a server that comes back still sees the roles of before. */
  async function members() {
    const asked = addresses.map(async (address) => {
      const ask = (path: string) =>
        fetch(`http://${address}:8008/${path}`, { signal: AbortSignal.timeout(2_000) })
      if (!(await ask('primary')).ok) return null
      return clusterSchema.parse(await (await ask('cluster')).json()).members
    })
    const answers = await Promise.all(asked.map((answer) => answer.catch(() => null)))
    const [seen, ...others] = answers.filter((answer) => answer !== null)
    return seen && others.length === 0 ? seen : []
  }

  /** A role is vacant for a moment while it moves to another server. */
  async function nodeInRole(role: string): Promise<PatroniNode> {
    for (;;) {
      const name = (await members()).find((member) => member.role === role)?.name
      const node = nodes.find((one) => one.name === name)
      if (node) return node
      await delay(200)
    }
  }

  async function untilHealthy(): Promise<void> {
    const deadline = Date.now() + 120_000
    for (;;) {
      const now = await members()
      const timeline = now.find(({ role }) => role === 'leader')?.timeline
      const following = now.filter((one) => one.state === 'running' && one.timeline === timeline)
      const roles = following.map(({ role }) => role).sort()
      if (timeline !== undefined && roles.join() === 'leader,replica,sync_standby') return
      if (Date.now() > deadline) {
        const logs = now
          .filter(({ state }) => state !== 'running')
          .map(({ name }) => lastLinesOf(name))
        throw new Error(`The cluster stays at: ${JSON.stringify(now)}\n${logs.join('\n')}`)
      }
      await delay(200)
    }
  }

  const lastLinesOf = (name: string) =>
    readFileSync(join(folder, name, 'log'), 'utf8')
      .split('\n')
      .slice(-40)
      .join('\n')

  async function stop(): Promise<void> {
    haproxy.child.kill()
    close()
    await delay(500)
    rmSync(folder, { recursive: true, force: true })
  }

  const origin = `127.0.0.1:${haproxy.port}`
  try {
    await untilHealthy()
    await createShopDatabase(`postgres://postgres:${password}@${origin}/postgres`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgres://shop:${password}@${origin}/shop`,
    leader: () => nodeInRole('leader'),
    synchronousStandby: () => nodeInRole('sync_standby'),
    untilHealthy,
    stop,
  }
}

function nodeOn(host: NetworkHost, name: string, parent: string): PatroniNode {
  const { address, signal, cutNetwork, joinNetwork } = host
  const folder = join(parent, name)
  const sockets = join(folder, 'sockets')
  for (const created of [folder, sockets]) {
    mkdirSync(created)
    giveToPostgres(created)
  }
  const env = {
    PATH: process.env.PATH ?? '',
    // As in patroni.env, with the addresses of this server.
    ...Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [
        key,
        value?.replaceAll('10.0.0', network) ?? '',
      ]),
    ),
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: findPrograms() ?? '',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
  }
  const run = (...program: string[]) => {
    const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    const quoted = [...asPostgres, ...program].map((word) => `'${word}'`).join(' ')
    // The servers share a file system, in which their sockets would have one name.
    const mount = `mount --bind ${sockets} /run/postgresql`
    host.run(`${mount} && exec ${quoted} >>${join(folder, 'log')} 2>&1`, env)
  }
  return {
    name,
    start() {
      run('etcd', ...etcdSettings(name, address, join(folder, 'etcd')))
      run('patroni', 'deploy/patroni/patroni.yml')
    },
    kill: () => signal('SIGKILL'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    cutNetwork,
    joinNetwork,
  }
}

function etcdSettings(name: string, address: string, folder: string): string[] {
  const peers = addresses.map((peer, index) => `database-${index + 1}=http://${peer}:2380`)
  return [
    ...['--name', name, '--data-dir', folder, '--enable-v2'],
    ...['--listen-client-urls', `http://${address}:2379`],
    ...['--advertise-client-urls', `http://${address}:2379`],
    ...['--listen-peer-urls', `http://${address}:2380`],
    ...['--initial-advertise-peer-urls', `http://${address}:2380`],
    ...['--initial-cluster', peers.join(), '--initial-cluster-token', 'boutique'],
  ]
}

async function startHaproxy(file: string): Promise<{ child: ChildProcess; port: number }> {
  const [port, replicaPort] = [await freePort(), await freePort()]
  const configuration = readFileSync('deploy/patroni/haproxy.cfg', 'utf8')
    .replaceAll('10.0.0', network)
    .replaceAll(':5000', `:${port}`)
    .replaceAll(':5001', `:${replicaPort}`)
  writeFileSync(file, configuration)
  const env = { PATH: `${process.env.PATH}:/usr/sbin` }
  return { child: spawn('haproxy', ['-db', '-q', '-f', file], { env, stdio: 'ignore' }), port }
}

/** HAProxy needs two checks before it passes connections on. */
async function createShopDatabase(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(`create role shop login password '${password}'`)
      await client.query('create database shop owner shop')
      return
    } catch (error) {
      if (attempt === 50) throw error
      await delay(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

function giveToPostgres(folder: string): void {
  const owner = ownerOfTheServer()
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
}
