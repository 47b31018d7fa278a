import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
