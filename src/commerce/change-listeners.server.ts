import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

type Listener = () => void

/** Change listeners of one part of the shop. */
export interface Changes {
  /** Runs a transaction, then notifies the listeners. A refusal changes nothing and notifies no listener. */
  make<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Calls the listener after every committed change of this process. Returns a function that unsubscribes. */
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
