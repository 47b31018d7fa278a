import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { memoryFolder } from './memory-folder.ts'

export interface PostgresqlServer {
  /** A URL of a database that always exists. */
  url: string
  stop: () => Promise<void>
  /** Kills it and deletes its data. */
  crash: () => Promise<void>
}

export interface PostgresqlOptions {
  /** With fsync, for benchmarks; test databases need none. */
  durable?: boolean
  /** With its data in memory, for many small databases. */
  inMemory?: boolean
  /** Settings, as for `-c`. */
  settings?: readonly string[]
}

/** Starts a PostgreSQL server on a free port, with its data in a temporary folder. */
export async function startPostgresql(
  options: PostgresqlOptions = {},
): Promise<PostgresqlServer | null> {
  const place = preparePlace(options.inMemory ? memoryFolder() : '/tmp')
  if (!place) return null
  const { programs, owner, data } = place
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'boutique', '--auth=trust', '--encoding=UTF8', '--no-sync'],
      // A language collation, as in most production databases: "a" before "B".
      ...['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    ],
    { ...owner, stdio: 'ignore' },
  )
  return runServer(place, options)
}

/** Starts a standby of another server, which can be promoted. */
export async function startStandby(
  primaryUrl: string,
  options: PostgresqlOptions & { name: string },
): Promise<PostgresqlServer & { promote: () => Promise<void> }> {
  const place = preparePlace()
  if (!place) throw new Error('There is no PostgreSQL here.')
  const { programs, owner, data } = place
  const primary = new URL(primaryUrl)
  primary.searchParams.set('application_name', options.name)
  const from = ['-d', primary.href.replace(/\/postgres\?/, '/?'), '-D', data]
  execFileSync(join(programs, 'pg_basebackup'), [...from, '-R', '-X', 'stream', '-c', 'fast'], {
    ...owner,
    stdio: 'ignore',
  })
  const server = await runServer(place, options)
  return {
    ...server,
    async promote() {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query('select pg_promote(true, 30)')
      await client.end()
    },
  }
}

/** Copies the files of a running server, from which `startRecovered` starts another. */
export function takeBaseBackup(url: string): BaseBackup {
  const place = preparePlace()
  if (!place) throw new Error('There is no PostgreSQL here.')
  const { programs, owner, data } = place
  const from = ['-d', url.replace(/\/postgres$/, '/'), '-D', data]
  execFileSync(join(programs, 'pg_basebackup'), [...from, '-X', 'none', '-c', 'fast'], {
    ...owner,
    stdio: 'ignore',
  })
  return place
}

/** Runs a program as the user of the server, connected to it, with the programs of PostgreSQL. */
export function runAsTheServer(program: string, args: readonly string[], url: string): void {
  const { hostname, port, username } = new URL(url)
  const connection = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
  }
  const env = { ...connection, PATH: `${findPrograms()}:${process.env.PATH}` }
  execFileSync(program, args, {
    ...ownerOfTheServer(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A copy of a base backup, from which `startRecovered` starts a server. */
export function copyBaseBackup(folder: string): BaseBackup {
  const place = preparePlace()
  if (!place) throw new Error('There is no PostgreSQL here.')
  execFileSync('cp', ['--archive', `${folder}/.`, place.data], place.owner)
  return place
}

/** Replays archived changes onto a base backup, up to a time or the end of the archive, and opens the result. */
export async function startRecovered(
  backup: BaseBackup,
  { archive, until }: { archive: string; until?: string },
): Promise<PostgresqlServer> {
  const { owner, data } = backup
  const signal = join(data, 'recovery.signal')
  writeFileSync(signal, '')
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(signal, owner.uid, owner.gid)
  const server = await runServer(backup, {
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      ...(until ? [`recovery_target_time=${until}`, 'recovery_target_action=promote'] : []),
    ],
  })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  for (;;) {
    const { rows } = await client.query('select pg_is_in_recovery() as recovering')
    if (!rows[0].recovering) break
    await delay(20)
  }
  await client.end()
  return server
}

/** A folder that the server may write to. */
export function createServerFolder(): string {
  const folder = mkdtempSync('/tmp/boutique-archive-')
  const owner = ownerOfTheServer()
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  return folder
}

type BaseBackup = Place

interface Place {
  programs: string
  owner: { uid?: number; gid?: number }
  folder: string
  data: string
}

function preparePlace(under = '/tmp'): Place | null {
  const programs = findPrograms()
  const owner = ownerOfTheServer()
  if (!programs || !owner) return null
  const folder = mkdtempSync(join(under, 'boutique-postgresql-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  return { programs, owner, folder, data: join(folder, 'data') }
}

async function runServer(
  { programs, owner, folder, data }: Place,
  { durable = false, settings = [] }: PostgresqlOptions,
): Promise<PostgresqlServer> {
  const port = await freePort()
  const all = [`fsync=${durable ? 'on' : 'off'}`, 'max_connections=200', ...settings]
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      ...all.flatMap((setting) => ['-c', setting]),
    ],
    { ...owner, stdio: 'ignore' },
  )
  const exited = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://boutique@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    server.kill(signal)
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop: () => end('SIGINT'), crash: () => end('SIGQUIT') }
}

/** The folder with the programs of the newest PostgreSQL of Debian; null without one. */
export function findPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  const folder = versions.map((version) => join(root, version, 'bin'))
  return folder.find((programs) => existsSync(join(programs, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root: then it runs as the user of the Debian package. */
export function ownerOfTheServer(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}

export async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(100)
    }
  }
}
