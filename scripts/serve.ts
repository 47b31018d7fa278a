import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs the built shop until it is told to stop. */

const folder = resolve(process.env.BUILD_FOLDER ?? 'dist')
const entry = pathToFileURL(resolve(folder, 'server/server.js')).href
const built: typeof import('../src/server.ts') = await import(entry)

const shop = await built.listen(resolve(folder, 'client'))
console.log(`The shop is open at ${shop.address}`)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void shop.close().then(() => process.exit(0))
  })
}
