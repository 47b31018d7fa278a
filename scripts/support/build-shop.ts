import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exchangeBuild } from './exchange-build.ts'
import { precompress } from './precompress.ts'
import { runToEnd } from './processes.ts'
import { sweepCompiled } from './sweep-compiled.ts'

const sources = [
  'src/**/*.{ts,tsx,css}',
  'public/**/*',
  'scripts/{support,framework-patches}/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Builds the shop into a folder, unless its build has the same sources and settings. The build runs beside the folder,
 * which may be in use, and replaces it when it is complete.
 */
export async function buildShop(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const note = join(folder, 'made-from')
  const origin = fingerprint(env)
  if (existsSync(note) && readFileSync(note, 'utf8') === origin) return false
  const next = join(folder, 'next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  await runToEnd({
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    env: { ...env, BUILD_FOLDER: next, NODE_ENV: 'production' },
  })
  await precompress(join(next, 'client'))
  // From here on an interrupted build must not count as up to date, even if the sources are reverted.
  rmSync(note, { force: true })
  exchangeBuild(folder, next)
  sweepCompiled(join(folder, 'compiled'), Date.now())
  writeFileSync(note, origin)
  return true
}

function fingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  for (const entry of globSync(sources, { withFileTypes: true })) {
    // The build itself writes generated files.
    if (!entry.isFile() || entry.name.includes('.gen.')) continue
    const path = join(entry.parentPath, entry.name)
    hash.update(path).update(readFileSync(path))
  }
  for (const [name, value] of Object.entries(env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`)
  }
  return hash.digest('hex')
}
