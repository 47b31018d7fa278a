import type { QueryResult } from 'pg'

const resultOfBegin: QueryResult = {
  command: 'BEGIN',
  rowCount: null,
  oid: 0,
  rows: [],
  fields: [],
}

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
      return Promise.resolve(resultOfBegin)
    }
    const begun = this.#begun
    if (!begun) return query()
    this.#onlyReads &&= text.startsWith('select ')
    if (this.#onlyReads) return query()
    // Nothing overtakes a write that waits: after a rollback, the write would stay.
    const sent = text === 'rollback' ? begun.then(query, query) : begun.then(query)
    return text === 'commit' || text === 'rollback' ? sent.finally(() => this.#end()) : sent
  }

  #end(): void {
    this.#begun = undefined
  }
}
