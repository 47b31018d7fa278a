import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into a shop. At exit it writes the properties that its prototypes gained since the start: no request may
 * add one.
 */

const prototypes = { Object, Array, Function, String, Number, Boolean, Promise, Map, Set }
const atStart = heldRows()

if (isMainThread) {
  process.once('exit', () => {
    const path = process.env.PROTOTYPES_FILE
    if (path) writeFileSync(path, JSON.stringify(grown()))
  })
}

function heldRows(): Map<string, unknown> {
  return new Map(
    Object.entries(prototypes).flatMap(([name, { prototype }]) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(
        ([key, { value }]) => [`${name}.prototype.${key}`, value] as const,
      ),
    ),
  )
}

function grown(): string[] {
  return [...heldRows()]
    .filter(([name, value]) => !atStart.has(name) || atStart.get(name) !== value)
    .map(([name]) => name)
}
