import { setTimeout as delay } from 'node:timers/promises'
import { isConnectionLost, isTransient } from './database-errors.ts'
import type { Database, Transaction } from './engine.server.ts'

const maxAttempts = 8
const firstPauseMs = 5
// A failover to a standby takes seconds.
const firstPauseWithoutDatabaseMs = 50
// Waiting for a connection of the pool counts, so that transactions do not queue again and again for a busy database.
const longestWithoutDatabaseMs = 20_000

export interface TransactionOptions {
  /**
   * Whether running the work twice has the same effect as once. It is then retried even if the connection was lost
   * during the commit.
   */
  repeatable?: boolean
}

/**
 * Runs work in a transaction. Retries conflicts with concurrent transactions, outdated reads, and connections lost before
 * the commit. A result with `ok: false` rolls back.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { repeatable = false }: TransactionOptions = {},
): Promise<T> {
  const begun = performance.now()
  for (let attempt = 1; ; attempt++) {
    const refused: { answer: T | undefined } = { answer: undefined }
    let committing = false
    try {
      return await db.transaction().execute(async (tx) => {
        const answer = await work(tx)
        if (!isRefused(answer)) {
          committing = true
          return answer
        }
        refused.answer = answer
        throw new RolledBack()
      })
    } catch (error) {
      if (error instanceof RolledBack && refused.answer !== undefined) return refused.answer
      const isLost = isConnectionLost(error) && (repeatable || !committing)
      const isRetried = isLost || isTransient(error) || error instanceof OutdatedRead
      if (attempt === maxAttempts || !isRetried) throw error
      if (isLost && performance.now() - begun > longestWithoutDatabaseMs) throw error
      const first = isLost ? firstPauseWithoutDatabaseMs : firstPauseMs
      await delay(first * 2 ** attempt * Math.random())
    }
  }
}

/** Thrown by work that finds, under a lock, that what it read before has changed: it is rolled back and runs again. */
export class OutdatedRead extends Error {
  override readonly name = 'OutdatedRead'
}

class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

/** Whether a result is a refusal, which changes nothing. */
export function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
