import { setTimeout as delay } from 'node:timers/promises'
import { format } from 'node:util'
import type { FileErrorReporter } from './errors/file-error-reporter.server.ts'
import type { ServerLog } from './log.server.ts'

const longest = 4_000
const timeoutMs = 500

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Whatever a library says on the console, Node itself warns of, or ends the process becomes a line of the log: who reads
 * it reads JSON, and nothing stands between the lines.
 */
export function writeAllToLog(
  log: Pick<ServerLog, (typeof levels)[keyof typeof levels]>,
  errors: Pick<FileErrorReporter, 'settled'>,
): void {
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(console, method, (...words: unknown[]) => {
      log[level]('said on the console', { words: format(...words).slice(0, longest) })
    })
  }
  // Node's own listener would print it as well.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn('Node warned', { name, message }))
  let isEnding = false
  process.on('uncaughtException', (error) => {
    // What fails while the process ends, the log among it, must not begin its end anew.
    if (isEnding) process.exit(1)
    isEnding = true
    log.error('process failed', { error: error.stack ?? String(error) })
    // The log is written at once, and the report of it soon; what else there was to do nobody knows any more.
    void Promise.race([errors.settled(), delay(timeoutMs)]).finally(() => process.exit(1))
  })
}
