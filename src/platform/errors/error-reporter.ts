import type { LogFields } from '#commerce/log.ts'

export interface ReportedError {
  /** ISO. */
  at: string
  /** The log event. */
  event: string
  fields: LogFields
}

/**
 * Reports failures besides logging them, to alert the operator: to a file, or to an error tracking service. `report`
 * never throws or waits; reports contain no personal data or secrets.
 */
export interface ErrorReporter {
  report(error: ReportedError): void
}
