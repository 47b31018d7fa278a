import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** Runs work and returns its queries with subqueries, and how many there were. */
export async function queriesOf(db: Database, work: (db: Database) => Promise<unknown>) {
  const queries: CompiledQuery[] = []
  let count = 0
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    async transformResult({ result }) {
      count += 1
      return result
    },
  }
  await work(db.withPlugin(noting))
  return { queries, count }
}
