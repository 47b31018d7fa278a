import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/**
 * Group commit: one flush makes all commits durable that were written before it began. The flush runs outside the event
 * loop, and the next transaction runs meanwhile.
 */
export class GroupCommit {
  readonly #flush: () => Promise<void>
  readonly #recover: () => Promise<void>
  #hasFailed = false
  #written = 0
  #durable = 0
  #running: Promise<void> | undefined

  /** `recover` replaces the flush after one that failed: a second flush would report success for bytes that are lost. */
  constructor(flush: () => Promise<void>, recover: () => Promise<void>) {
    this.#flush = flush
    this.#recover = recover
  }

  /** Notes that the log has a commit that is not flushed. */
  committed(): void {
    this.#written++
  }

  /** Waits until all noted commits are durable. Rejects with the error of the flush. */
  async durable(): Promise<void> {
    const wanted = this.#written
    while (this.#durable < wanted) {
      this.#running ??= this.#run()
      await this.#running
    }
  }

  async #run(): Promise<void> {
    const covered = this.#written
    try {
      await (this.#hasFailed ? this.#recover() : this.#flush())
      this.#hasFailed = false
      this.#durable = covered
    } catch (error) {
      this.#hasFailed = true
      throw error
    } finally {
      this.#running = undefined
    }
  }
}

const flushFile = promisify(fdatasync)

/**
 * The write-ahead log of an open SQLite file, on the disk once it is opened. SQLite keeps the file until the last
 * connection closes.
 */
export class WriteAheadLog {
  readonly #descriptor: number

  constructor(file: string) {
    this.#descriptor = openSync(`${file}-wal`, 'r+')
    fdatasyncSync(this.#descriptor)
  }

  async flush(): Promise<void> {
    await flushFile(this.#descriptor)
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}
