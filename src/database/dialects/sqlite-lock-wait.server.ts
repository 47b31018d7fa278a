import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isSqliteBusy, isSqliteFull } from '../database-errors.ts'

const pauseMs = 20
const makeRoomEveryMs = 1_000

/** Writes the log into the file and empties it. Returns false while another process reads the log. */
export async function emptyLog(connection: DatabaseConnection): Promise<boolean> {
  const checkpoint = CompiledQuery.raw('pragma wal_checkpoint(truncate)')
  const { rows } = await connection.executeQuery<{ busy: number }>(checkpoint)
  return rows.every(({ busy }) => busy === 0)
}

/** Another process had SQLite's write lock for longer than the timeout. Nothing was written. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked'

  constructor(waitedMs: number, cause: unknown) {
    super(`Another process has locked the database for ${waitedMs} ms.`, { cause })
  }
}

/** Serializes the users of the one connection. */
export class ConnectionQueue {
  #isTaken = false
  readonly #waiting: Array<() => void> = []

  async enter(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

export interface LockWait {
  queue: ConnectionQueue
  /** Timeout for the write lock of another process, in milliseconds. */
  lockMs: number
  isInTransaction: () => boolean
}

/**
 * Waits for SQLite's write lock without blocking the event loop, while reads of this process use the connection. Only
 * the first statement of a transaction, or one outside, has to wait.
 */
export class LockWaitingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #wait: LockWait
  /** When to retry the checkpoint, by `performance.now()`; null while the disk is not full. */
  #makeRoomAt: number | null = null

  constructor(inner: DatabaseConnection, wait: LockWait) {
    this.#inner = inner
    this.#wait = wait
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { queue, lockMs, isInTransaction } = this.#wait
    const begun = performance.now()
    for (;;) {
      try {
        if (!isInTransaction()) await this.#makeRoom()
        return await this.#inner.executeQuery<Row>(query)
      } catch (error) {
        if (isSqliteFull(error)) this.#makeRoomAt ??= performance.now()
        if (!isSqliteBusy(error) || isInTransaction()) throw error
        if (performance.now() - begun >= lockMs) throw new DatabaseLocked(lockMs, error)
      }
      queue.leave()
      await delay(pauseMs)
      await queue.enter()
    }
  }

  /** After the disk was full, the write-ahead log may occupy the free space: a checkpoint empties it. */
  async #makeRoom(): Promise<void> {
    if (this.#makeRoomAt === null || performance.now() < this.#makeRoomAt) return
    // A retry costs as much as there is in the log, so reads must not wait for one each time.
    this.#makeRoomAt = performance.now() + makeRoomEveryMs
    try {
      if (await emptyLog(this.#inner)) this.#makeRoomAt = null
    } catch {
      // The disk is still full: reads continue, and the statement itself reports the error.
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}
