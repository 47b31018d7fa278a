import { setTimeout as delay } from 'node:timers/promises'
import type { Check, Finding } from './finding.ts'
import { failed } from './finding.ts'

const timeoutMs = 15_000

/** Runs the checks one by one. A check that throws or exceeds the timeout yields a finding too. */
export async function* runChecks(
  all: readonly Check[],
  { hide, timeouts = timeoutMs }: { hide: (text: string) => string; timeouts?: number },
): AsyncGenerator<Finding> {
  for (const { name, run, onFailure } of all) {
    const tooLong = delay(timeouts, null, { ref: false })
    const found = await Promise.race([attempt(run, onFailure), tooLong])
    const { state, message, fix } = found ?? failed('does not respond', onFailure)
    yield { name, state, message: hide(message), fix }
  }
}

async function attempt(run: Check['run'], onFailure: string) {
  try {
    return await run()
  } catch (error) {
    return failed(messageOf(error), onFailure)
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A connection refused on several addresses has its messages inside.
  const first = error instanceof AggregateError ? error.errors[0] : error.cause
  const why = first instanceof Error ? first.message : ''
  if (why === '') return error.message
  return error.message === '' ? why : `${error.message.replace(/\.$/, '')}: ${why}`
}
