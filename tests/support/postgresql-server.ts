import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresqlServer {
  /** An address whose last part names a database that is always there. */
  url: string
  stop: () => Promise<void>
}

/** Starts a PostgreSQL of our own, on a free port and with its data in a folder that goes with it. */
export async function startPostgresql({ durable = false } = {}): Promise<PostgresqlServer | null> {
  const programs = findPrograms()
  const owner = ownerOfTheServer()
  if (!programs || !owner) return null

  const folder = mkdtempSync('/tmp/boutique-postgresql-')
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'boutique', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, stdio: 'ignore' },
  )
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      // A test database need not outlive the machine; what is measured has to.
      ...['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    ],
    { ...owner, stdio: 'ignore' },
  )
  const exited = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://boutique@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  const folder = versions.map((version) => join(root, version, 'bin'))
  return folder.find((programs) => existsSync(join(programs, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it. */
function ownerOfTheServer(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}

async function untilItAnswers(url: string): Promise<void> {
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
