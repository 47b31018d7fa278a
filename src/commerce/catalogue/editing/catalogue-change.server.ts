import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

type Listener = () => void

const listeners = new Map<Database, Set<Listener>>()

/** Tells after every change of a product or category of this process that was made good: for whoever keeps pages. Answers how to stop. */
export function onCatalogueChange(db: Database, listener: Listener): () => void {
  const told = (listeners.get(db) ?? new Set()).add(listener)
  listeners.set(db, told)
  return () => void told.delete(listener)
}

/**
 * The one way in which products and categories are changed: a transaction, and then word of it to those who listen.
 * What is refused changes nothing, and nobody is told.
 */
export async function changeCatalogue<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const answer = await inTransaction(db, work)
  if (!isRefused(answer)) for (const tell of listeners.get(db) ?? []) tell()
  return answer
}

function isRefused(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
