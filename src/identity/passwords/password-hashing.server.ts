import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { APIError } from 'better-auth/api'
import type { Piscina } from 'piscina'
import type { KeyRequest } from './hash-worker.server.ts'

/** Hashes passwords in the format of better-auth: `salt:key` in hexadecimal, by scrypt. */
export interface PasswordHashing {
  /** Throws a 429 with `X-Retry-After` while the queue is full. */
  hash(password: string): Promise<string>
  /** Throws like `hash`. */
  verify(check: { hash: string; password: string }): Promise<boolean>
  /** Ends the threads and rejects waiting requests. */
  close(): Promise<void>
}

interface HashPoolLimits {
  threads: number
  /** Requests that may wait for a thread. */
  maxWaiting: number
}

// One processor stays free for the main thread. Each running hash takes 32 MiB.
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
const defaults: HashPoolLimits = { threads, maxWaiting: 40 * threads }
const idleTimeout = 60_000

/** Error code of a full queue, which the browser shows as a message of its own. */
const tooManySignIns = 'TOO_MANY_SIGN_INS'

type HashPool = Piscina<KeyRequest, string>

/**
 * Hashes in worker threads behind a bounded queue. A hash takes about 100 ms of a processor: in libuv's four threads, a
 * burst of sign-ins delays the file reads and compression of all other requests.
 */
export function createPasswordHashing(
  { threads: maxThreads, maxWaiting } = defaults,
  worker = workerOfBuild,
): PasswordHashing {
  let opened: Promise<HashPool> | undefined

  async function open(): Promise<HashPool> {
    const [{ Piscina }, { url, name }] = await Promise.all([import('piscina'), worker()])
    const pool: HashPool = new Piscina({
      filename: fileURLToPath(url),
      name,
      // At least one: Piscina replaces a dead worker only up to this number while requests wait.
      minThreads: 1,
      maxThreads,
      idleTimeout,
      stricterFIFO: true,
    })
    // A worker cannot start. Without this, its queue would wait until the next request.
    pool.on('error', () => discard(pool))
    return pool
  }

  function discard(pool: HashPool): void {
    opened = undefined
    void pool.destroy()
  }

  async function keyOf(request: KeyRequest): Promise<string> {
    opened ??= open()
    const pool = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    if (pool.queueSize >= maxWaiting) throw overloaded(secondsUntilEmpty(pool))
    return pool.run(request)
  }

  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${salt}:${await keyOf({ password, salt })}`
    },
    async verify({ hash, password }) {
      const [salt, key] = hash.split(':')
      if (!salt || !key) throw new Error('A password hash has an unknown format.')
      const given = Buffer.from(await keyOf({ password, salt }), 'hex')
      const expected = Buffer.from(key, 'hex')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    async close() {
      await (await opened)?.destroy()
    },
  }
}

/** The build moves the worker into a chunk; only the worker's own module knows its name. */
async function workerOfBuild() {
  const { hashWorkerUrl: url, deriveKey } = await import('./hash-worker.server.ts')
  // Used here, because the build drops unused exports.
  return { url, name: deriveKey.name }
}

function secondsUntilEmpty({ queueSize, histogram, maxThreads }: HashPool): number {
  // NaN before the first hash has ended.
  const hashMs = histogram.runTime.mean || 100
  const expectedMs = (queueSize * hashMs) / maxThreads
  return Math.max(1, Math.ceil(expectedMs / 1000))
}

function overloaded(seconds: number): APIError {
  const headers = { 'X-Retry-After': String(seconds) }
  const body = { code: tooManySignIns, message: 'Too many sign-ins right now.' }
  return new APIError('TOO_MANY_REQUESTS', body, headers)
}
