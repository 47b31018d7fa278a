import type { LogFields } from '#commerce/log.ts'

export interface ReportedError {
  /** ISO. */
  at: string
  /** What failed, in the words of the log. */
  event: string
  fields: LogFields
}

/**
 * Where failures go besides the log, for somebody to be called: a file, or a service that collects them. `report` never
 * throws and never waits; what it is told holds no names, addresses or secrets.
 */
export interface ErrorReporter {
  report(error: ReportedError): void
}
