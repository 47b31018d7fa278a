import pino from 'pino'
import type { Log } from '#commerce/log.ts'

/** Lines of JSON on standard output. What could name a person is cut out even if a caller forgets to. */
export function createLog(level: string): Log {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['*.email', '*.phone', '*.password', '*.token', 'email', 'phone', 'token'] },
  })
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
  }
}
