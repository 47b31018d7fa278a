import type { Plugin } from 'vite'

const realModule = '@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js'

/**
 * The browser learns to call server functions when it first calls one. What a page shows first was read on the server,
 * so the wire format (11 kB) need not stand in the way of the first click.
 */
export function lazyServerCalls(): Plugin {
  const virtual = '\0lazy-server-calls'
  let real: string | undefined
  return {
    name: 'lazy-server-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('/serverFnFetcher.js') || !importer?.endsWith('/createClientRpc.js'))
        return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved)
        throw new Error(
          `${realModule} is not where it was: see scripts/support/lazy-server-calls.ts`,
        )
      real = resolved.id
      return virtual
    },
    load(id) {
      if (id !== virtual) return null
      return `export const serverFnFetcher = (...words) =>
        import(${JSON.stringify(real)}).then((calls) => calls.serverFnFetcher(...words))`
    },
  }
}
