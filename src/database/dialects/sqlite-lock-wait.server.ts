import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isSqliteBusy, isSqliteFull } from '../database-errors.ts'

const pauseMs = 20
const makeRoomEveryMs = 1_000
const checkpoint = CompiledQuery.raw('pragma wal_checkpoint(truncate)')

/** Another process held SQLite's write lock for longer than a request may wait. Nothing was done. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked'

  constructor(waitedMs: number, cause: unknown) {
    super(`Another process has kept the database locked for ${waitedMs} ms.`, { cause })
  }
}

/** The users of the one connection, one after the other. */
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
  /** How long a write waits for the lock of another process, in milliseconds. */
  lockMs: number
  isInTransaction: () => boolean
}

/**
 * Waits for SQLite's write lock without blocking the event loop, and lets reads of this process use the connection
 * meanwhile. Only a statement outside of a transaction, or the one that begins it, has to wait.
 */
export class LockWaitingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #wait: LockWait
  /** When to try to make room, by `performance.now()`; null while the disk is not full. */
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

  /** After the disk was full, the write-ahead log may have taken what room there is: it is emptied first. */
  async #makeRoom(): Promise<void> {
    if (this.#makeRoomAt === null || performance.now() < this.#makeRoomAt) return
    // To try costs as much as there is in the log: reads must not wait for it each time.
    this.#makeRoomAt = performance.now() + makeRoomEveryMs
    try {
      const { rows } = await this.#inner.executeQuery<{ busy: number }>(checkpoint)
      if (rows.every(({ busy }) => busy === 0)) this.#makeRoomAt = null
    } catch {
      // Still no room: reads go on, and the statement itself says what is wrong.
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}
