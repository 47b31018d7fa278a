import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const buildFolder = process.env.BUILD_FOLDER ?? 'dist'

export default defineConfig({
  // Only these names may reach a browser. The two secrets that begin with VITE_ are not among them.
  envPrefix: ['VITE_APP_URL', 'VITE_IDENTITY_', 'VITE_PAYMENT_PUBLIC_KEY'],
  // How long each plugin took is no news to somebody who starts the shop.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { outDir: `${buildFolder}/client` } },
    ssr: { build: { outDir: `${buildFolder}/server` } },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { addExtensions: true, quoteStyle: 'single', semicolons: false },
      serverFns: {
        generateFunctionId: ({ filename, functionName }) => readableId(filename, functionName),
      },
      importProtection: { behavior: 'error' },
    }),
    viteReact(),
  ],
})

/** `src/commerce/checkout/place-order.functions.ts` and `placeOrder_createServerFn_handler` make `checkout.placeOrder`. */
function readableId(filename: string, functionName: string): string {
  const folder = filename.split('/').at(-2) ?? 'shop'
  return `${folder}.${functionName.replace(/_createServerFn_handler$/, '')}`
}
