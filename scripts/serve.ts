import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { placeOf } from './support/place-of.ts'

/** Runs the built shop until it is stopped. */

const folder = resolve(placeOf(process.env).buildFolder)
// Caches compiled code, so that later starts skip compilation, if the folder is writable.
enableCompileCache(resolve(folder, 'compiled'))
const version = resolve(folder, 'version')
if (!process.env.SHOP_VERSION && existsSync(version)) {
  process.env.SHOP_VERSION = readFileSync(version, 'utf8')
}
const entry = pathToFileURL(resolve(folder, 'server/server.js')).href
const built: typeof import('../src/server.ts') = await import(entry)

const opening = built.listen(resolve(folder, 'client'))

let closing = false
// Before the server starts: a signal may arrive at any time.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void opening.then((shop) => shop.close()).then(() => process.exit(0))
  })
}

await opening
flushCompileCache()
