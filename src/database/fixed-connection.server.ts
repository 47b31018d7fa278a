import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import type { Transaction } from './engine.server.ts'

const nothing = async () => undefined

/** A dialect on the connection of a transaction, which begins and ends no transaction of its own. */
export function dialectOn(
  connection: DatabaseConnection,
  executor: ReturnType<Transaction['getExecutor']>,
): Dialect & { createDriver: () => Driver } {
  return {
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
    createAdapter: () => executor.adapter,
    createQueryCompiler: () => executor,
    createIntrospector: () => {
      throw new Error('A transaction has no introspection.')
    },
  }
}
