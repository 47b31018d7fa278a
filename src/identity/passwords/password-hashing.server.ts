import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { APIError } from 'better-auth/api'
import pLimit from 'p-limit'

/** Hashes passwords in the format of better-auth: `salt:key` in hexadecimal, by scrypt. */
export interface PasswordHashing {
  /** Throws a 429 with `X-Retry-After` while the queue is full. */
  hash(password: string): Promise<string>
  /** Throws like `hash`. */
  verify(check: { hash: string; password: string }): Promise<boolean>
  /** Rejects waiting requests. */
  close(): void
}

interface HashLimits {
  atOnce: number
  /** Requests that may wait for their turn. */
  maxWaiting: number
}

// One processor stays free for the main thread, and half of libuv's four threads for files, compression and flushes of SQLite's log.
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const defaults: HashLimits = { atOnce, maxWaiting: 40 * atOnce }

// The parameters of better-auth, with which the stored hashes were created. A running hash takes 32 MiB.
const cost: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 64
const deriveKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/** Duration of a hash before one was measured. */
const usualMs = 100

/** Error code of a full queue, which the browser shows as a message of its own. */
const tooManySignIns = 'TOO_MANY_SIGN_INS'

/**
 * Hashes behind a bounded queue, few at once: a hash takes about 100 ms of one of libuv's four threads, and a burst of
 * sign-ins in all of them would delay the file reads and compression of all other requests.
 */
export function createPasswordHashing({ atOnce, maxWaiting } = defaults): PasswordHashing {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true })
  let lastMs = usualMs

  async function keyOf(password: string, salt: string): Promise<Buffer> {
    const waiting = limit.pendingCount
    if (waiting >= maxWaiting) {
      throw overloaded(Math.max(1, Math.ceil((waiting * lastMs) / atOnce / 1000)))
    }
    return limit(async () => {
      const begun = performance.now()
      const key = await deriveKey(password.normalize('NFKC'), salt, keyBytes, cost)
      lastMs = performance.now() - begun
      return key
    })
  }

  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex')
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
    },
    async verify({ hash, password }) {
      const [salt, key] = hash.split(':')
      if (!salt || !key) throw new Error('A password hash has an unknown format.')
      const given = await keyOf(password, salt)
      const expected = Buffer.from(key, 'hex')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    close() {
      limit.clearQueue()
    },
  }
}

function overloaded(seconds: number): APIError {
  const headers = { 'X-Retry-After': String(seconds) }
  const body = { code: tooManySignIns, message: 'Too many sign-ins right now.' }
  return new APIError('TOO_MANY_REQUESTS', body, headers)
}
