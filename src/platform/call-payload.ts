/**
 * Validates the payload of a server function: plain data in the envelope of seroval. The framework would deserialize
 * any kind of value (promises, streams, functions) before the first guard runs.
 */

const mostNodes = 10_000
const deepestNode = 32
// An envelope writes each value as an object with up to three nested objects.
const mostBrackets = 4 * mostNodes
const deepestBracket = 4 * deepestNode

const kinds = { number: 0, text: 1, constant: 2, reference: 4, list: 9, object: 10, bareObject: 11 }
// undefined, null, true, false, -0, Infinity, -Infinity, NaN.
const constants = 8

class UnusualPayload extends Error {}

/** Whether a payload contains only plain data, and no more than a client of the shop sends. */
export function isPlainPayload(text: string): boolean {
  if (!isCheapToParse(text)) return false
  try {
    const envelope = record(JSON.parse(text))
    const nodes = createNodeCheck()
    nodes.check(envelope.t, 0)
    return nodes.areAllOf(envelope.m ?? [])
  } catch (error) {
    if (error instanceof UnusualPayload || error instanceof SyntaxError) return false
    throw error
  }
}

/** Counts brackets: JSON.parse takes 0.2 s for a megabyte of brackets, and 2 ms for text. */
function isCheapToParse(text: string): boolean {
  let depth = 0
  let brackets = 0
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
  }
  return true
}

function createNodeCheck() {
  /** The number of nodes of each list and object, referenced ones included; -1 while counting. */
  const sizes = new Map<unknown, number>()
  let total = 0

  function add(nodes: number): void {
    total += nodes
    demand(total <= mostNodes)
  }

  function check(value: unknown, depth: number): void {
    demand(depth <= deepestNode)
    const node = record(value)
    add(1)
    if (node.t === kinds.list) checkParts(node, list(node.a), depth)
    else if (node.t === kinds.object || node.t === kinds.bareObject) checkObject(node, depth)
    else if (node.t === kinds.reference) checkReference(node)
    else demand(isPrimitive(node))
  }

  function checkObject(node: Record<string, unknown>, depth: number): void {
    const { k, v } = record(node.p)
    const keys = list(k)
    demand(keys.every((key) => typeof key === 'string') && keys.length === list(v).length)
    checkParts(node, list(v), depth)
  }

  function checkParts(node: Record<string, unknown>, parts: unknown[], depth: number): void {
    const before = total
    demand(isIndex(node.i) && !sizes.has(node.i))
    sizes.set(node.i, -1)
    for (const part of parts) {
      // A hole of a sparse array.
      if (part !== 0) check(part, depth + 1)
    }
    sizes.set(node.i, total - before)
  }

  /** Counts a referenced value again: a few references to references could expand to millions of values. */
  function checkReference({ i }: Record<string, unknown>): void {
    const size = sizes.get(i) ?? -1
    demand(size >= 0)
    add(size)
  }

  return {
    check,
    /** Small and few, because seroval puts them into a Set: 62,000 integers with one hash block the process for 5 s. */
    areAllOf: (marked: unknown) => list(marked).every((id) => sizes.has(id)),
  }
}

function isPrimitive({ t, s }: Record<string, unknown>): boolean {
  if (t === kinds.number) return typeof s === 'number'
  if (t === kinds.text) return typeof s === 'string'
  return t === kinds.constant && isIndex(s) && s < constants
}

function demand(isUsual: boolean): void {
  if (!isUsual) throw new UnusualPayload()
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < mostNodes
}

function record(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new UnusualPayload()
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnusualPayload()
  return value
}
