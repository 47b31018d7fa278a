import type { QueryResult } from 'pg'

const begins: QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] }
const ends = /^(?:commit|rollback)$/

/**
 * Orders the statements of a connection so that `begin` waits for no response: the reads after it are sent with it. A
 * write waits for the response, because it would stay if `begin` had failed.
 */
export class BeginWithReads {
  #begun: Promise<QueryResult> | undefined
  #onlyReads = true

  send(text: string, query: () => Promise<QueryResult>): Promise<QueryResult> {
    if (text === 'begin') {
      this.#begun = query()
      // The next write, or the end of the transaction, reports the error.
      this.#begun.catch(() => undefined)
      this.#onlyReads = true
      return Promise.resolve(begins)
    }
    const begun = this.#begun
    if (!begun || text === 'rollback') return this.#last(text, query)
    this.#onlyReads &&= text.startsWith('select ')
    // Statements after a write that waits must not overtake it.
    return this.#onlyReads ? query() : begun.then(() => this.#last(text, query))
  }

  #last(text: string, query: () => Promise<QueryResult>): Promise<QueryResult> {
    if (ends.test(text)) this.#begun = undefined
    return query()
  }
}
