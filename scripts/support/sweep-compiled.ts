import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const keptMs = 30 * 24 * 60 * 60_000

/**
 * Node keeps the code that it compiled for ever. What it compiled a month ago belongs mostly to builds that are gone;
 * the rest it compiles once more.
 */
export function sweepCompiled(folder: string, now: number): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (statSync(file).mtimeMs < now - keptMs) rmSync(file)
  }
}
