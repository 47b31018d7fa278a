import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { exchangeBuild } from './exchange-build.ts'
import { runToEnd } from './processes.ts'
import { createSbom, sbomFile } from './sbom.ts'

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
  writeFileSync(join(next, 'version'), versionOf(env))
  writeFileSync(join(next, sbomFile), createSbom())
  // From here on an interrupted build must not count as up to date, even if the sources are reverted.
  rmSync(note, { force: true })
  exchangeBuild(folder, next)
  sweepCompiled(join(folder, 'compiled'), Date.now())
  writeFileSync(note, origin)
  return true
}

/**
 * For log, failures and metrics: the tag of the release with the commits since; without a history, as in an
 * image, the version of the package.
 */
function versionOf(env: NodeJS.ProcessEnv): string {
  if (env.SHOP_VERSION) return env.SHOP_VERSION
  const args = ['describe', '--tags', '--always', '--dirty']
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  if (status === 0 && stdout.trim()) return stdout.trim()
  const { version } = packageVersion.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return `v${version}`
}

const packageVersion = z.object({ version: z.string() })

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

// Smaller files do not benefit from compression.
const smallest = 256

/** Writes compressed copies beside the client files at the highest level, so that the server only selects one. */
async function precompress(folder: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg,json}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      if (content.length < smallest) return
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

const keptMs = 30 * 24 * 60 * 60_000

/**
 * Node never deletes its compile cache. Entries older than a month mostly belong to previous builds; the others are
 * compiled again.
 */
export function sweepCompiled(folder: string, now: number): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (statSync(file).mtimeMs < now - keptMs) rmSync(file)
  }
}
