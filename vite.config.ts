import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyServerCalls } from './scripts/framework-patches/lazy-server-calls.ts'
import { chunkContents } from './scripts/support/chunk-contents.ts'
import { compileMessages } from './scripts/support/compile-messages.ts'
import { compileHint, firstViewChunks } from './scripts/support/first-view-chunks.ts'
import { placeOf } from './scripts/support/place-of.ts'
import { builtFunctionId } from './src/platform/http/previous-function-ids.ts'

const store = 'use-sync-external-store'
const { buildFolder } = placeOf(process.env)

/** The first page contains the addresses, guards and search parsers of all pages; their components and loaders load on navigation. */
function splitRoute(routeId: string) {
  const seenFirst = ['__root__', '/', '/p/$id'].includes(routeId)
  const page = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const
  return seenFirst ? undefined : [[...page, 'loader' as const]]
}

/**
 * The first page lists what to preload with each later one: 4 kB for all. Left out are the parts of every page, and those
 * of the dashboard, whose pages find their imports by themselves.
 */
function preloadedWith(file: string, imports: string[]): string[] {
  const isListed = (one: string) => !/\/(framework|shop|rolldown-runtime)-/.test(one)
  return imports.filter((one) => isListed(one) && !(isDashboard.test(file) && one.endsWith('.js')))
}

const isDashboard = /\/dashboard[.-]/

export default defineConfig(({ command }) => ({
  // Only these names may reach a browser. The two secrets that begin with VITE_ are not among them.
  envPrefix: ['VITE_APP_URL', 'VITE_IDENTITY_', 'VITE_PAYMENT_PUBLIC_KEY'],
  // Plugin timings would clutter the output of `npm start`.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // React 19 has this hook, so the polyfill for older versions is not bundled. The development server resolves the
  // alias as a source file, so it applies to builds only.
  resolve: {
    alias: {
      // The policy of a page refuses the style elements of this package of Radix.
      'react-style-singleton': fileURLToPath(import.meta.resolve('./src/ui/style-singleton.ts')),
      ...(command === 'build' ? { [`${store}/shim/with-selector`]: `${store}/with-selector` } : {}),
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        modulePreload: { resolveDependencies: preloadedWith },
        rolldownOptions: {
          output: { codeSplitting: firstViewChunks, postBanner: compileHint },
        },
      },
    },
    ssr: {
      build: { outDir: `${buildFolder}/server` },
      // Bundled: resolving their hundreds of files one by one would take most of the server's start.
      resolve: {
        noExternal: [
          'kysely',
          'zod',
          'jose',
          'better-auth',
          'better-call',
          /^@better-auth\//,
          /^@tanstack\//,
          // Of React Email only the components of the templates: the code highlighter takes most of a second to load.
          /^@react-email\/(?!render)/,
        ],
      },
    },
  },
  plugins: [
    compileMessages(),
    tailwindcss(),
    tanstackStart({
      router: {
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: { splitBehavior: ({ routeId }) => splitRoute(routeId) },
      },
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          builtFunctionId(readableId(filename, functionName)),
      },
      importProtection: { behavior: 'error' },
    }),
    viteReact(),
    lazyServerCalls(),
    chunkContents(buildFolder),
  ],
}))

/** `src/api/checkout.ts` and `placeOrder_createServerFn_handler` make `checkout.placeOrder`. */
function readableId(filename: string, functionName: string): string {
  return `${basename(filename, '.ts')}.${functionName.replace(/_createServerFn_handler$/, '')}`
}
