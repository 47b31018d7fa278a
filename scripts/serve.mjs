import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Runs the built shop until it is stopped. JavaScript, and no import of TypeScript: Node's compiler for types would stay
// in the memory of the shop, 17 MB of it.

const folder = resolve(process.env.BUILD_FOLDER || 'dist')
// Caches compiled code, so that later starts skip compilation, if the folder is writable.
enableCompileCache(resolve(folder, 'compiled'))
const version = resolve(folder, 'version')
if (!process.env.SHOP_VERSION && existsSync(version)) {
  process.env.SHOP_VERSION = readFileSync(version, 'utf8')
}
/** @type {typeof import('../src/server.ts')} */
const built = await import(pathToFileURL(resolve(folder, 'server/server.js')).href)

const opening = built.listen(resolve(folder, 'client'))

let closing = false
// Before the server starts: a signal may arrive at any time.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void opening.then((shop) => shop.close()).then(() => process.exit(0))
  })
}

await opening
flushCompileCache()
