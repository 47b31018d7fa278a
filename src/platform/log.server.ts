import pino from 'pino'
import { currentRequest } from '#commerce/current-request.server.ts'
import type { Log, LogFields } from '#commerce/log.ts'
import type { ErrorReporter } from './error-reporter.server.ts'
import { createRepeatFolder } from './fold-repeats.server.ts'
import { createLogOutput, type LogOutput } from './log-output.server.ts'

/** The server's own log, with a debug level and listeners. */
export interface ServerLog extends Log {
  debug(event: string, fields?: LogFields): void
  /** For what a client reports: repeated warnings are folded like failures. */
  warnFolded(event: string, fields?: LogFields): void
  /** Calls a listener for each event of any level, also for repeated failures that have no line of their own. */
  listen(listener: LogListener): void
  /** Writes the counts of repeated failures, before the process ends. */
  flush(): void
}

/** The process that writes: several instances, and two versions during an exchange, may share a log. */
export interface LogOrigin {
  version: string
  instance: string
}

// At the top level, and one level below.
const secretNames = ['email', 'phone', 'password', 'token', 'cookie', 'authorization']

type Importance = 'debug' | 'info' | 'warn' | 'error'
type LogListener = (level: string, event: string, fields: LogFields) => void

/** Writes lines of JSON to standard output. Redacts personal fields and secrets that a caller passes by mistake. */
export function createLog(
  level: string,
  errors?: ErrorReporter,
  out: Pick<LogOutput, 'write'> = createLogOutput(),
  origin?: LogOrigin,
): ServerLog {
  const options = {
    level,
    base: origin ? { ...origin } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: cause,
    redact: { paths: secretNames.flatMap((word) => [word, `*.${word}`]) },
  }
  const logger = pino(options, out)
  const listeners: LogListener[] = []
  const writeFailure = (event: string, fields: LogFields) => {
    logger.error(fields, event)
    errors?.report({
      at: new Date().toISOString(),
      ...origin,
      event,
      fields: redacted({ ...cause(), ...fields }),
    })
  }
  const writeWarning = (event: string, fields: LogFields) => logger.warn(fields, event)
  const failures = createRepeatFolder(writeFailure)
  const warnings = createRepeatFolder(writeWarning)
  const note = (importance: Importance, event: string, fields: LogFields) => {
    for (const listener of listeners) listener(importance, event, fields)
  }
  const write =
    (importance: Exclude<Importance, 'error'>) =>
    (event: string, fields: LogFields = {}) => {
      note(importance, event, fields)
      logger[importance](fields, event)
    }
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    warnFolded(event, fields = {}) {
      note('warn', event, fields)
      if (!warnings.folds(event, fields)) writeWarning(event, fields)
    },
    error(event, fields = {}) {
      note('error', event, fields)
      if (!failures.folds(event, fields)) writeFailure(event, fields)
    },
    listen: (listener) => void listeners.push(listener),
    flush() {
      failures.flush()
      warnings.flush()
    },
  }
}

/** The request that a line is about, also in a job. */
function cause(): LogFields {
  const request = currentRequest()
  return request === null ? {} : { request }
}

/** Redacts reported failures as well. */
function redacted(fields: LogFields): LogFields {
  const text = JSON.stringify(fields, (name, value) =>
    secretNames.includes(name) ? '[Redacted]' : value,
  )
  return JSON.parse(text)
}
