import { z } from 'zod'

/**
 * Validates the payload of a server function: plain data in the envelope of seroval. The framework would deserialize
 * any kind of value (promises, streams, functions) before the first guard runs.
 */

export const mostNodes = 10_000
const deepestNode = 32
// An envelope writes each value as an object with up to three nested objects.
const mostBrackets = 4 * mostNodes
// An empty object has four, and one each after its key, its value and its mark.
const mostCommas = 7 * mostNodes
const deepestBracket = 4 * deepestNode
const tooMany = mostNodes + 1

const index = z
  .int()
  .min(0)
  .max(mostNodes - 1)

/** A node of plain data, by the type numbers of seroval; `i` is what references to it name. */
const plainNode = z.discriminatedUnion('t', [
  z.object({ t: z.literal(0), s: z.number() }),
  z.object({ t: z.literal(1), s: z.string() }),
  // undefined, null, true, false, -0, Infinity, -Infinity, NaN.
  z.object({ t: z.literal(2), s: z.int().min(0).max(7) }),
  z.object({ t: z.literal(4), i: index }),
  z.object({ t: z.literal(9), i: index, a: z.array(z.unknown()) }),
  z.object({
    // An object, with a prototype or without one.
    t: z.literal([10, 11]),
    i: index,
    p: z.object({ k: z.array(z.string()), v: z.array(z.unknown()) }),
  }),
])

const envelope = z.object({ t: z.unknown(), m: z.array(z.unknown()).max(mostNodes).optional() })

class UnusualPayload extends Error {}

/** Whether a payload contains only plain data, and no more than a client of the shop sends. */
export function isPlainPayload(text: string): boolean {
  if (!isCheapToParse(text)) return false
  try {
    const { t, m = [] } = envelope.parse(JSON.parse(text))
    const sizes = measureNodes(t)
    // Small and few, because seroval puts them into a Set: 62,000 integers with one hash block the process for 5 s.
    return m.every((id) => sizes.has(id))
  } catch (error) {
    if (error instanceof UnusualPayload || error instanceof SyntaxError) return false
    if (error instanceof z.ZodError) return false
    throw error
  }
}

/**
 * Counts brackets and commas: JSON.parse takes 0.2 s for a megabyte of brackets, and 2 ms for text. A list of
 * numbers, or of holes, has commas alone.
 */
export function isCheapToParse(text: string): boolean {
  let depth = 0
  let brackets = 0
  let commas = 0
  let isText = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) isText = !isText
    else if (isText) index += code === 0x5c ? 1 : 0
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      brackets += 1
      if (depth > deepestBracket || brackets > mostBrackets) return false
    } else if (code === 0x7d || code === 0x5d) depth -= 1
    else if (code === 0x2c) {
      commas += 1
      if (commas > mostCommas) return false
    }
  }
  return true
}

/** The number of nodes of each list and object, referenced ones included. Throws if a node is not plain data. */
function measureNodes(root: unknown): Map<unknown, number> {
  const sizes = new Map<unknown, number>()
  let total = 0

  function add(nodes: number): void {
    total += nodes
    demand(total <= mostNodes)
  }

  function check(value: unknown, depth: number): void {
    demand(depth <= deepestNode)
    const node = plainNode.parse(value)
    add(1)
    // Counts a referenced value again: a few references to references could expand to millions of values.
    if (node.t === 4) add(sizes.get(node.i) ?? tooMany)
    if (node.t === 9) checkParts(node.i, node.a, depth)
    if (node.t === 10 || node.t === 11) {
      demand(node.p.k.length === node.p.v.length)
      checkParts(node.i, node.p.v, depth)
    }
  }

  function checkParts(id: number, parts: readonly unknown[], depth: number): void {
    const before = total
    demand(!sizes.has(id))
    // Until it is measured: no value may contain itself.
    sizes.set(id, tooMany)
    for (const part of parts) {
      // A hole of a sparse array, which the framework walks too.
      if (part === 0) add(1)
      else check(part, depth + 1)
    }
    sizes.set(id, total - before)
  }

  check(root, 0)
  return sizes
}

function demand(isUsual: boolean): void {
  if (!isUsual) throw new UnusualPayload()
}
