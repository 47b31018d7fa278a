import pino from 'pino'
import type { Log, LogFields } from '#commerce/log.ts'
import type { ErrorReporter } from './errors/error-reporter.ts'
import { createLogOutput, type LogOutput } from './log-output.server.ts'

/** The log of the server's own machinery, which may say more than the shop's. */
export interface ServerLog extends Log {
  debug(event: string, fields?: LogFields): void
  /** From now on somebody is told of each line, whatever its level, besides its being written. */
  listen(listener: LogListener): void
}

// Wherever they stand, at the top or in an object of it.
const secretNames = ['email', 'phone', 'password', 'token', 'cookie', 'authorization']

export type LogListener = (level: string, event: string, fields: LogFields) => void

/** Lines of JSON, on standard output unless said otherwise. What could name a person is cut out even if a caller forgets to. */
export function createLog(
  level: string,
  errors?: ErrorReporter,
  out: Pick<LogOutput, 'write'> = createLogOutput(),
): ServerLog {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretNames.flatMap((word) => [word, `*.${word}`]) },
  }
  const logger = pino(options, out)
  const listeners: LogListener[] = []
  const write =
    (importance: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) => {
      logger[importance](fields, event)
      for (const listener of listeners) listener(importance, event, fields)
      if (importance !== 'error') return
      errors?.report({ at: new Date().toISOString(), event, fields: redacted(fields) })
    }
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    listen: (listener) => void listeners.push(listener),
  }
}

/** What is reported leaves without them as well. */
function redacted(fields: LogFields): LogFields {
  const text = JSON.stringify(fields, (name, value) =>
    secretNames.includes(name) ? '[Redacted]' : value,
  )
  return JSON.parse(text)
}
