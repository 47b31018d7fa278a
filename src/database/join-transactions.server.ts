import { type DatabaseConnection, type Driver, Kysely } from 'kysely'
import type { Database, Transaction } from './engine.server.ts'
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
        dialect: {
          createDriver: () => driverOf(connection),
          createAdapter: () => executor.adapter,
          createQueryCompiler: () => executor,
          createIntrospector: () => {
            throw new Error('A joined transaction has no introspection.')
          },
        },
        plugins: [...executor.plugins],
      }),
    ),
  )
}

const nothing = async () => undefined

function driverOf(connection: DatabaseConnection): Driver {
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
}
