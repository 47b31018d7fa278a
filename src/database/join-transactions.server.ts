import { Kysely } from 'kysely'
import type { Database, Transaction } from './engine.server.ts'
import { dialectOn } from './fixed-connection.server.ts'
import type { Tables } from './tables.ts'

/**
 * Runs work with a database whose transactions all join this one, so that hundreds of use cases commit together or not
 * at all. A joined transaction cannot roll back alone: the work has to throw when a use case refuses.
 */
export function joinTransactions<T>(
  tx: Transaction,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const executor = tx.getExecutor()
  return executor.provideConnection((connection) =>
    work(
      new Kysely<Tables>({
        dialect: dialectOn(connection, executor),
        plugins: [...executor.plugins],
      }),
    ),
  )
}
