import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BeginWithReads } from './begin-with-reads.server.ts'

// With a name, `begin` is sent in the message format of the statements after it, and in one system call with them.
const names = new Map([['begin', 'begin']])
// PostgreSQL keeps every statement in the memory of every connection.
const mostNames = 200
const mostParameters = 100
// Its columns change with a migration, and PostgreSQL refuses a named statement whose columns have changed.
const allColumns = /(?:select|returning|,|\.) *\*/

/** Names SQL that runs often: each connection to PostgreSQL then parses and plans it once. */
export function nameStatement(text: string, parameters: number): void {
  if (names.has(text) || names.size >= mostNames) return
  if (parameters > mostParameters || allColumns.test(text)) return
  names.set(text, `boutique_${names.size + 1}`)
}

/**
 * A pool whose connections name the statements of `nameStatement`. Behind a connection pooler such as PgBouncer, which
 * gives each transaction any session, all statements stay unnamed.
 */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, NamingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      try {
        const known = clients.get(client) ?? new NamingClient(client, await hasOwnSession(client))
        clients.set(client, known)
        return known
      } catch (error) {
        client.release(true)
        throw error
      }
    },
  }
}

/** A pooler gives its clients process ids of its own. */
async function hasOwnSession(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID === rows[0]?.pid
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: boolean
  readonly #order = new BeginWithReads()

  constructor(client: pg.PoolClient, hasOwnSession: boolean) {
    this.#client = client
    this.#names = hasOwnSession
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The pool has no cursors.')
    const name = this.#names ? names.get(text) : undefined
    const config = { ...(name ? { name } : {}), text, values: [...values] }
    return this.#order.send(text, () => this.#client.query(config))
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken)
  }
}
