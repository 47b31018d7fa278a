import { setTimeout as delay } from 'node:timers/promises'
import { format } from 'node:util'
import type { FileErrorReporter } from './error-reporter.server.ts'
import type { ServerLog } from './log.server.ts'

const longest = 4_000
const timeoutMs = 500

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns console output of libraries, warnings of Node and uncaught errors into log lines, so that standard output
 * contains only JSON.
 */
export function writeAllToLog(
  log: Pick<ServerLog, (typeof levels)[keyof typeof levels] | 'flush'>,
  errors: Pick<FileErrorReporter, 'settled'>,
): void {
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(console, method, (...args: unknown[]) => {
      log[level]('console output', { message: format(...args).slice(0, longest) })
    })
  }
  // Node's own listener would print it as well.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn('Node warned', { name, message }))
  let isEnding = false
  process.on('uncaughtException', (error) => {
    // An error while the process exits, for example of the log, must not start the exit again.
    if (isEnding) process.exit(1)
    isEnding = true
    log.error('process failed', { error: error.stack ?? String(error) })
    log.flush()
    // The log line is written synchronously; wait briefly for the report, then exit.
    void Promise.race([errors.settled(), delay(timeoutMs)]).finally(() => process.exit(1))
  })
}
