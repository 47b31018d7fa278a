import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

type Listener = () => void

/** One way of changing a part of the shop, and a list of those who want to hear of it. */
export interface Changes {
  /** A transaction, and then word of it to those who listen. What is refused changes nothing, and nobody is told. */
  make<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Tells after every change of this process that was made good. Answers how to stop. */
  listen(db: Database, listener: Listener): () => void
}

export function createChanges(): Changes {
  const listeners = new Map<Database, Set<Listener>>()
  return {
    async make(db, work) {
      const answer = await inTransaction(db, work)
      if (!isRefused(answer)) for (const tell of listeners.get(db) ?? []) tell()
      return answer
    },
    listen(db, listener) {
      const told = (listeners.get(db) ?? new Set()).add(listener)
      listeners.set(db, told)
      return () => void told.delete(listener)
    },
  }
}

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
