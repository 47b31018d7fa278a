import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a minimal server as a build, for tests of the scripts that start the shop. It prints how it was started, and
 * when it closes.
 */
export function writeStubBuild(folder: string): void {
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(join(folder, 'version'), 'v1.2.0')
  writeFileSync(
    join(folder, 'server/server.js'),
    `import { createServer } from 'node:http'
export async function listen() {
  const server = createServer((_request, response) => response.end())
  await new Promise((resolve) => server.listen(process.env.PORT, '127.0.0.1', resolve))
  const { NODE_ENV, MALLOC_ARENA_MAX, SHOP_VERSION } = process.env
  const { execArgv: flags, pid } = process
  console.log(JSON.stringify({ NODE_ENV, MALLOC_ARENA_MAX, SHOP_VERSION, flags, pid }))
  return { close: async () => console.log('closed') }
}
`,
  )
}
