import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'

const list = 'files.json'
const fileNames = z.array(z.string())
/** Content-hashed files of two builds do not conflict. */
const isHashed = (file: string) => /^(client|server)\/assets\//.test(file)

/** Files of the current build, without retained ones of the previous build. */
export function filesOfBuild(folder: string): string[] {
  return readList(join(folder, list)) ?? filesIn(folder, 'client', 'server')
}

/** Null if the list is missing or incomplete. */
export function readList(file: string): string[] | null {
  try {
    return fileNames.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Replaces a build that is in use. Running instances load most files on demand, and so do open pages, so hashed files
 * of the previous build stay until the next replacement.
 */
export function exchangeBuild(folder: string, next: string): void {
  const now = filesIn(next, '.')
  const [hashed, named] = [now.filter(isHashed), now.filter((file) => !isHashed(file))]
  const needed = new Set([...now, ...filesOfBuild(folder).filter(isHashed)])
  writeFileSync(join(next, list), JSON.stringify(now))
  // Each file is replaced atomically, and the server entry last, after everything that it imports.
  for (const file of [...hashed, ...named, list]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(next, file), join(folder, file))
  }
  const left = filesIn(folder, 'client', 'server').filter((file) => !needed.has(file))
  for (const file of left) rmSync(join(folder, file))
  rmSync(next, { recursive: true })
}

function filesIn(folder: string, ...parts: string[]): string[] {
  return parts
    .map((part) => join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => readdirSync(part, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}
