import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction, isRefused } from '#database/transaction.server.ts'

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
      const result = await inTransaction(db, work)
      if (!isRefused(result)) for (const notify of listeners.get(db) ?? []) notify()
      return result
    },
    listen(db, listener) {
      const subscribers = (listeners.get(db) ?? new Set()).add(listener)
      listeners.set(db, subscribers)
      return () => void subscribers.delete(listener)
    },
  }
}
