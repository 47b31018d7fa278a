import { AsyncLocalStorage } from 'node:async_hooks'

const origins = new AsyncLocalStorage<string | null>()

/**
 * Runs work on behalf of a network, which the audit log reads from async context: no business rule depends on it, so it
 * is not an argument of all of them.
 */
export function actFrom<T>(network: string | null, work: () => T): T {
  return origins.run(network, work)
}

/** Network of the current request; null in jobs and scripts. */
export function originOfEntry(): string | null {
  return origins.getStore() ?? null
}
