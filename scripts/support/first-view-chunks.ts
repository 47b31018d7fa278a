import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const sources = join(import.meta.dirname, '../../src')

/** The libraries of every page. Their modules that only some pages use stay with those pages. */
const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'zustand',
  'clsx',
  'cookie-es',
  'icu-minify',
  '@tanstack/(?:react-)?store',
  '@tanstack/history',
  '@tanstack/router-core',
  '@tanstack/react-router',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/(?:react-)?router-ssr-query(?:-core)?',
  '@tanstack/(?:react-)?start-client(?:-core)?',
]
const everyPage = new RegExp(`/node_modules/(?:${libraries.join('|')})/`)
/** Helpers of the bundler, too small for files of their own. */
const helper = /vite\/preload-helper|lazy-server-calls|rolldown\/runtime/
const somePages =
  /ssr\/serializer\/(?!transformer)|start-client(?:-core)?\/dist\/esm\/(?:client\/|hydrateStart|StartClient|index)|client-rpc\/(?:serverFnFetcher|frame-decoder)|getDefaultSerovalPlugins|use(?:Mutation|Queries|Blocker)|mutationObserver/
/** The icons of panels and messages, and the component that renders every icon. */
const iconsOfPanels =
  /lucide-react\/dist\/esm\/(?:(?!icons\/)|icons\/(?:check|circle-exclamation-point|x)\.mjs)/

/**
 * Groups the modules of a customer's first page into few chunks, because many small ones compress badly: the libraries
 * (cached by browsers across releases), the page layout, and the parts of the home and product pages. Panels and the
 * session watcher are a chunk each, because each chunk adds its name to the first page.
 */
export const firstViewChunks: Rolldown.CodeSplittingOptions = {
  // Otherwise the first group to name a module takes all that it imports.
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'framework',
      test: (id) => helper.test(id) || (everyPage.test(id) && !somePages.test(id)),
    },
    { name: 'icons', test: iconsOfPanels },
    { debugName: 'ours', name: chunkOf },
  ],
}

/**
 * Lets Chromium compile the files of a first view while they load, beside the page. Without it, the page would wait for each
 * function to be compiled when it is first called.
 */
export function compileHint({ name, isEntry }: Pick<Rolldown.RenderedChunk, 'name' | 'isEntry'>) {
  return isEntry || firstViewNames.has(name) ? '//# allFunctionsCalledOnLoad' : ''
}

const firstViewNames = new Set(['framework', 'shop', 'home', 'product'])

function chunkOf(id: string, context: Context): string | null {
  if (!isOurs(id)) return null
  const frame = reachedFrom(context, 'router.tsx', 'start.ts')
  const home = reachedFrom(context, 'routes/index.tsx?tsr-split=component')
  const product = reachedFrom(context, 'routes/p.$id.tsx?tsr-split=component')
  if (frame.has(id) || (home.has(id) && product.has(id))) return 'shop'
  if (home.has(id)) return 'home'
  if (product.has(id)) return 'product'
  if (reachedFrom(context, 'ui/side-panel.tsx').has(id)) return 'side-panel'
  return reachedFrom(context, 'auth/observe-auth.ts').has(id) ? 'session' : null
}

const reached = new WeakMap<Context, Map<string, Set<string>>>()

/** Our modules that these import statically; dynamic imports load later. */
function reachedFrom(context: Context, ...names: string[]): Set<string> {
  const known = reached.get(context) ?? new Map<string, Set<string>>()
  reached.set(context, known)
  const found = known.get(names[0] ?? '') ?? new Set<string>()
  if (found.size > 0) return found
  known.set(names[0] ?? '', found)
  const waiting = names.map((name) => join(sources, name))
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id) || !isOurs(id)) continue
    const module = context.getModuleInfo(id)
    if (!module)
      throw new Error(`${id} is not part of the build: see scripts/support/first-view-chunks.ts`)
    found.add(id)
    waiting.push(...module.importedIds)
  }
  return found
}

const isOurs = (id: string) => id.startsWith(sources)
