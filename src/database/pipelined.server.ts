import { type ConnectionProvider, Transaction as KyselyTransaction } from 'kysely'
import type { Transaction } from './engine.server.ts'
import { dialectOn } from './fixed-connection.server.ts'
import type { Tables } from './tables.ts'

const inPipeline = new WeakSet<Transaction>()

/**
 * Statements of a transaction that do not need each other's results. Kysely sends them one after the other; here they
 * are sent at once, in the order of their calls, and PostgreSQL runs them in this order. Fails with the error of the
 * first statement that fails, after all others have ended.
 *
 *     const [roses, vase] = await pipelined(tx, (tx) => Promise.all([find(tx, 'roses'), find(tx, 'vase')]))
 *
 * The work must not use the outer transaction: it waits until the work has ended.
 */
export async function pipelined<T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (inPipeline.has(tx)) return work(tx)
  const executor = tx.getExecutor()
  return executor.provideConnection(async (connection) => {
    const running = new Set<Promise<unknown>>()
    let failure: { error: unknown } | undefined
    let hasEnded = false
    const provider: ConnectionProvider = {
      async provideConnection(consumer) {
        // After an error the transaction is rolled back, and the connection may belong to another one.
        if (hasEnded) throw new Error('The work of this statement has ended.')
        const statement = consumer(connection)
        running.add(statement)
        try {
          return await statement
        } catch (error) {
          // The statements after it fail too, because PostgreSQL has aborted the transaction.
          failure ??= { error }
          throw error
        } finally {
          running.delete(statement)
        }
      },
    }
    const dialect = dialectOn(connection, executor)
    const statements = new KyselyTransaction<Tables>({
      config: { dialect },
      dialect,
      driver: dialect.createDriver(),
      executor: executor.withConnectionProvider(provider),
    })
    inPipeline.add(statements)
    try {
      return await work(statements)
    } catch (error) {
      throw failure ? failure.error : error
    } finally {
      hasEnded = true
      await Promise.allSettled(running)
    }
  })
}
