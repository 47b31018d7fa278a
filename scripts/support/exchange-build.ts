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
/** Named by their content: those of two builds lie side by side. */
const isHashed = (file: string) => /^(client|server)\/assets\//.test(file)

/** The files of the build in a folder, without those that only the one before it has. */
export function filesOfBuild(folder: string): string[] {
  return readList(join(folder, list)) ?? filesIn(folder, 'client', 'server')
}

/** A list that is not there, or was not written to its end, says nothing. */
function readList(file: string): string[] | null {
  try {
    return fileNames.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Puts a new build into the place of the one in a folder, while that one is open. An open shop reads most of its files
 * only when they are needed, and so do the pages in people's browsers: what the build before it has by names of its
 * own stays until the next exchange.
 */
export function exchangeBuild(folder: string, next: string): void {
  const now = filesIn(next, '.')
  const [hashed, named] = [now.filter(isHashed), now.filter((file) => !isHashed(file))]
  const needed = new Set([...now, ...filesOfBuild(folder).filter(isHashed)])
  writeFileSync(join(next, list), JSON.stringify(now))
  // Each is there at once and whole. Before the server's entry is, all that it begins with has to be.
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
