import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string | null>()

/** Runs a request, or a job that it has caused (null: none has). Log lines and new jobs name it. */
export function inRequest<T>(id: string | null, work: () => T): T {
  return requests.run(id, work)
}

/** The id of the request that is being served, or that has caused the running job; null for work of the shop itself. */
export function currentRequest(): string | null {
  return requests.getStore() ?? null
}
