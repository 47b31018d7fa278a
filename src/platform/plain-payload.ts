import { type SerovalJSON, toJSON } from 'seroval'
import { isCheapToParse, mostNodes } from './call-payload.ts'

/**
 * Reads `{"data": …, "context": …}`, the payload of a call in plain JSON, and returns it in the framework's form. Null
 * if it is something else, or has more values than a client of the shop sends.
 */
export function readPlainPayload(text: string): SerovalJSON | null {
  if (!isCheapToParse(text)) return null
  const call = parse(text)
  if (!isRecord(call)) return null
  const { data, context, ...others } = call
  if (Object.keys(others).length > 0 || !hasUsualSize(call)) return null
  if (context !== undefined && context !== null && !isRecord(context)) return null
  return toJSON({ data, context: context ?? undefined })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Counts before the conversion, which costs more for each value than parsing. The depth is limited by then. */
function hasUsualSize(root: object): boolean {
  const left: unknown[] = [root]
  for (let counted = 0; left.length > 0; counted++) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    // As a key it could set the prototype of the object that the framework builds.
    if (Object.hasOwn(value, '__proto__')) return false
    const parts = Object.values(value)
    if (counted + left.length + parts.length >= mostNodes) return false
    left.push(...parts)
  }
  return true
}
