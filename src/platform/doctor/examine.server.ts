import { setTimeout as delay } from 'node:timers/promises'
import type { Examination, Finding } from './finding.ts'
import { wrong } from './finding.ts'

const timeoutMs = 15_000

/** Looks at everything, one after the other; what fails or never answers is a finding like any other. */
export async function* examine(
  all: readonly Examination[],
  { hide, timeouts = timeoutMs }: { hide: (text: string) => string; timeouts?: number },
): AsyncGenerator<Finding> {
  for (const { about, look, ifItFails } of all) {
    const tooLong = delay(timeouts, null, { ref: false })
    const found = await Promise.race([tryTo(look, ifItFails), tooLong])
    const { state, says, todo } = found ?? wrong('does not answer', ifItFails)
    yield { about, state, says: hide(says), todo }
  }
}

async function tryTo(look: Examination['look'], ifItFails: string) {
  try {
    return await look()
  } catch (error) {
    return wrong(wordsOf(error), ifItFails)
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A connection that was refused on several addresses has its words inside.
  const first = error instanceof AggregateError ? error.errors[0] : error.cause
  const why = first instanceof Error ? first.message : ''
  if (why === '') return error.message
  return error.message === '' ? why : `${error.message.replace(/\.$/, '')}: ${why}`
}
