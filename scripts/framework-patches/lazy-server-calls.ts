import type { Plugin } from 'vite'

const realModule = '@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js'

/**
 * Loads the wire format of server functions with the first call: the server has read the data of the first page. Without
 * this patch the first view is 11.2 kB larger (gzip), where the budget is 140 kB.
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
          `${realModule} is not where it was: see scripts/framework-patches/lazy-server-calls.ts`,
        )
      real = resolved.id
      return virtual
    },
    load(id) {
      if (id !== virtual) return null
      // Awaited apart: Vite would report a failed call inside `import().then()` as lost code (`vite:preloadError`).
      return `export const serverFnFetcher = async (...args) => {
        const calls = await import(${JSON.stringify(real)})
        return calls.serverFnFetcher(...args)
      }`
    },
  }
}
