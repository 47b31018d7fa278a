import { AsyncLocalStorage } from 'node:async_hooks'

const origins = new AsyncLocalStorage<string | null>()

/**
 * Does work that somebody asked for from a network. It goes along beside the arguments: every deed of the shop is
 * written down, and none of their rules asks where somebody sat.
 */
export function actFrom<T>(network: string | null, work: () => T): T {
  return origins.run(network, work)
}

/** The network that the present work was asked for from; null for jobs and scripts. */
export function originOfEntry(): string | null {
  return origins.getStore() ?? null
}
