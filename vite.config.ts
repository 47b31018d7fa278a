import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyServerCalls } from './scripts/framework-patches/lazy-server-calls.ts'
import { chunkContents } from './scripts/support/chunk-contents.ts'
import { firstViewChunks } from './scripts/support/first-view-chunks.ts'
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

export default defineConfig(({ command }) => ({
  // Only these names may reach a browser. The two secrets that begin with VITE_ are not among them.
  envPrefix: ['VITE_APP_URL', 'VITE_IDENTITY_', 'VITE_PAYMENT_PUBLIC_KEY'],
  // Plugin timings would clutter the output of `npm start`.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // What React has itself, instead of what stands in for it under older ones. The server of `npm run dev` would take it
  // for a module of the shop's, which it is not.
  resolve: {
    alias: command === 'build' ? { [`${store}/shim/with-selector`]: `${store}/with-selector` } : {},
  },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        rolldownOptions: { output: { codeSplitting: firstViewChunks } },
      },
    },
    ssr: {
      build: { outDir: `${buildFolder}/server` },
      // In one piece with the shop: finding their hundreds of files one by one is most of what its start would take.
      resolve: {
        noExternal: [
          'kysely',
          'zod',
          'jose',
          'better-auth',
          'better-call',
          /^@better-auth\//,
          /^@tanstack\//,
          // Of what letters may be made of, theirs alone: the rest colours code, for most of a second at the first letter.
          /^@react-email\/(?!render)/,
        ],
      },
    },
  },
  plugins: [
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
