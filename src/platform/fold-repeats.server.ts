import type { LogFields } from '#commerce/log.ts'

/** Folds a failure that repeats into one line with its count. */
export interface RepeatFolder {
  /** Whether the same failure was written within the last minute; it is then only counted. */
  folds(event: string, fields: LogFields): boolean
  /** Writes the counts now, before the process ends. */
  flush(): void
}

const windowMs = 60_000
const mostFailures = 200
const mostRequests = 50

interface Failure {
  event: string
  fields: LogFields
  repeated: number
  firstAt: string
  lastAt: string
  /** A customer may quote one of them. */
  requests: string[]
}

/** Every failure of an outage would fill the log. The first one is written at once, the others as one line a minute. */
export function createRepeatFolder(
  write: (event: string, fields: LogFields) => void,
): RepeatFolder {
  const failures = new Map<string, Failure>()

  function close(key: string): void {
    const failure = failures.get(key)
    failures.delete(key)
    if (!failure || failure.repeated === 0) return
    const { event, fields, ...counted } = failure
    write(event, { ...fields, ...counted })
  }

  return {
    folds(event, fields) {
      const { request = null, reference = request, ms: _ms, ...same } = fields
      const key = JSON.stringify([event, same])
      const now = new Date().toISOString()
      const failure = failures.get(key)
      if (failure) {
        failure.repeated += 1
        failure.lastAt = now
        if (typeof reference === 'string' && failure.requests.length < mostRequests) {
          failure.requests.push(reference)
        }
        return true
      }
      if (failures.size >= mostFailures) return false
      const counted = { repeated: 0, firstAt: now, lastAt: now, requests: [] }
      failures.set(key, { event, fields: same, ...counted })
      // `unref` lets the process end before this timer: `flush` then writes the remaining counts.
      setTimeout(() => close(key), windowMs).unref()
      return false
    },
    flush() {
      for (const key of [...failures.keys()]) close(key)
    },
  }
}
