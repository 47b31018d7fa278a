import pino from 'pino'
import type { Log, LogFields } from '#commerce/log.ts'
import type { ErrorReporter } from './errors/error-reporter.ts'

/** The log of the server's own machinery, which may say more than the shop's. */
export interface ServerLog extends Log {
  debug(event: string, fields?: LogFields): void
  /** From now on somebody is told of each line, whatever its level, besides its being written. */
  listen(listener: LogListener): void
}

export type LogListener = (level: string, event: string, fields: LogFields) => void

/** Lines of JSON on standard output. What could name a person is cut out even if a caller forgets to. */
export function createLog(level: string, errors?: ErrorReporter): ServerLog {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['*.email', '*.phone', '*.password', '*.token', 'email', 'phone', 'token'] },
  })
  const listeners: LogListener[] = []
  const write =
    (importance: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) => {
      logger[importance](fields, event)
      for (const listener of listeners) listener(importance, event, fields)
      if (importance === 'error') errors?.report({ at: new Date().toISOString(), event, fields })
    }
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    listen: (listener) => void listeners.push(listener),
  }
}
