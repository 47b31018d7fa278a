import { setTimeout as delay } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isSqliteBusy } from '../database-errors.ts'

const pauseMs = 20

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

  constructor(inner: DatabaseConnection, wait: LockWait) {
    this.#inner = inner
    this.#wait = wait
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { queue, lockMs, isInTransaction } = this.#wait
    const begun = performance.now()
    for (;;) {
      try {
        return await this.#inner.executeQuery<Row>(query)
      } catch (error) {
        if (!isSqliteBusy(error) || isInTransaction()) throw error
        if (performance.now() - begun >= lockMs) throw new DatabaseLocked(lockMs, error)
      }
      queue.leave()
      await delay(pauseMs)
      await queue.enter()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}
