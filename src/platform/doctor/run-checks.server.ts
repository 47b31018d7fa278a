import { setTimeout as delay } from 'node:timers/promises'
import { type Check, type Finding, failed } from './finding.ts'

const timeoutMs = 15_000

/** Runs the checks one by one. A check that throws or exceeds the timeout yields a finding too. */
export async function* runChecks(
  all: readonly Check[],
  { hide, timeouts = timeoutMs }: { hide: (text: string) => string; timeouts?: number },
): AsyncGenerator<Finding> {
  for (const { name, run, onFailure } of all) {
    const tooLong = delay(timeouts, null, { ref: false })
    const found = await Promise.race([runCheck(run, onFailure), tooLong])
    const { state, message, fix } = found ?? failed('does not respond', onFailure)
    yield { name, state, message: hide(message), fix }
  }
}

async function runCheck(run: Check['run'], onFailure: string) {
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

const secretNames = /KEY|SECRET|TOKEN|PASSWORD/
const shortestSecret = 6

/**
 * Removes the values of secrets, and the passwords in URLs, from a text: the error message of a library may quote them.
 */
export function secretsHidden(settings: Record<string, unknown>): (text: string) => string {
  const secrets = Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    return secretNames.test(name) ? [value] : passwordsIn(value)
  })
  const long = secrets.filter((secret) => secret.length >= shortestSecret)
  return (text) => long.reduce((left, secret) => left.replaceAll(secret, '…'), text)
}

function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return []
  const { password } = new URL(value)
  return password === '' ? [] : [password, decoded(password), value]
}

/** Unchanged if a percent sign is not encoded: the doctor must still run. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
