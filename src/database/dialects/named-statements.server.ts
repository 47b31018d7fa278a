import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost } from '../database-errors.ts'
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

// A migration, and a benchmark, let their statements run as long as they take.
const unlimited = /^set (local )?statement_timeout = 0$/
const limited = /^(commit|rollback|reset statement_timeout)$/

/**
 * A pool whose connections name the statements of `nameStatement`. Behind a connection pooler such as PgBouncer, which
 * gives each transaction any session, all statements stay unnamed. After `responseMs` without a response the connection
 * counts as lost: a server that vanished without closing it would be noticed after a quarter of an hour. 0 waits.
 */
export function namingStatements(pool: pg.Pool, responseMs: number): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, NamingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      try {
        const known =
          clients.get(client) ??
          new NamingClient(client, await hasOwnSession(client, responseMs), responseMs)
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
async function hasOwnSession(client: pg.PoolClient, responseMs: number): Promise<boolean> {
  const first = { text: 'select pg_backend_pid() as pid', query_timeout: responseMs }
  const { rows } = await client.query<{ pid: number }>(first)
  return 'processID' in client && client.processID === rows[0]?.pid
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: boolean
  readonly #responseMs: number
  readonly #order = new BeginWithReads()
  #isLimited = true
  #isLost = false

  constructor(client: pg.PoolClient, hasOwnSession: boolean, responseMs: number) {
    this.#client = client
    this.#names = hasOwnSession
    this.#responseMs = responseMs
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The pool has no cursors.')
    const name = this.#names ? names.get(text) : undefined
    if (unlimited.test(text)) this.#isLimited = false
    if (limited.test(text)) this.#isLimited = true
    const limit = this.#isLimited && this.#responseMs > 0 ? { query_timeout: this.#responseMs } : {}
    const config = { ...(name ? { name } : {}), ...limit, text, values: [...values] }
    const response = this.#order.send(text, () => this.#client.query(config))
    response.catch((error: unknown) => {
      this.#isLost ||= isConnectionLost(error)
    })
    return response
  }

  /** The pool learns a moment later that a connection is lost, and would lend it once more. */
  release(isBroken?: boolean): void {
    this.#client.release(isBroken || this.#isLost)
  }
}
