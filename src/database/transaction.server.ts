import { setTimeout as delay } from 'node:timers/promises'
import { isConnectionLost, isTransient } from './database-errors.ts'
import type { Database, Transaction } from './engine.server.ts'

const maxAttempts = 8
const firstPauseMs = 5
// A standby takes seconds to become the database.
const firstPauseWithoutDatabaseMs = 50
// Whoever waited so long for a connection is told so: the database is full of work, and another try would be more of it.
const longestWithoutDatabaseMs = 20_000

export interface TransactionOptions {
  /**
   * Done twice, the work leaves the same as done once: it finds what it has done already. Then it is done again even
   * when the connection broke during the commit, and nobody can say whether that came through.
   */
  repeatable?: boolean
}

/**
 * Does the work whole or not at all. What failed only because others worked at the same time, or because the database
 * went away before the commit, is done again. An answer with `ok: false` is a refusal, and a refused transaction leaves
 * nothing behind.
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
      if (attempt === maxAttempts || !(isLost || isTransient(error))) throw error
      if (isLost && performance.now() - begun > longestWithoutDatabaseMs) throw error
      const first = isLost ? firstPauseWithoutDatabaseMs : firstPauseMs
      await delay(first * 2 ** attempt * Math.random())
    }
  }
}

class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
