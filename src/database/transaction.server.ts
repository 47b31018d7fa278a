import { setTimeout as delay } from 'node:timers/promises'
import { isTransient } from './database-errors.ts'
import type { Database, Transaction } from './engine.server.ts'

const maxAttempts = 8
const firstPauseMs = 5

/**
 * Does the work whole or not at all. What failed only because others worked at the same time is done again.
 * An answer with `ok: false` is a refusal, and a refused transaction leaves nothing behind.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const refused: { answer: T | undefined } = { answer: undefined }
    try {
      return await db.transaction().execute(async (tx) => {
        const answer = await work(tx)
        if (!isRefused(answer)) return answer
        refused.answer = answer
        throw new RolledBack()
      })
    } catch (error) {
      if (error instanceof RolledBack && refused.answer !== undefined) return refused.answer
      if (attempt === maxAttempts || !isTransient(error)) throw error
      await delay(firstPauseMs * 2 ** attempt * Math.random())
    }
  }
}

class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
