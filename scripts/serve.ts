import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs the built shop until it is told to stop. */

const folder = resolve(process.env.BUILD_FOLDER ?? 'dist')
// A second start reads its programs as they were compiled the first time, where it may write beside them.
enableCompileCache(resolve(folder, 'compiled'))
const entry = pathToFileURL(resolve(folder, 'server/server.js')).href
const built: typeof import('../src/server.ts') = await import(entry)

const shop = await built.listen(resolve(folder, 'client'))
flushCompileCache()

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void shop.close().then(() => process.exit(0))
  })
}
