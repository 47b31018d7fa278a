import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LogFields } from '#commerce/log.ts'

export interface ReportedError {
  /** ISO. */
  at: string
  /** The process that failed. */
  version?: string
  instance?: string
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

const largest = 5 * 1024 * 1024

export interface FileErrorReporter extends ErrorReporter {
  /** Resolves when all reports are written. */
  settled(): Promise<void>
}

/** Writes failures to a file, one per line, with one rotated file. */
export function createFileErrorReporter(file: string, most = largest): FileErrorReporter {
  let writing = Promise.resolve()

  async function write(line: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    const { size } = await stat(file).catch(() => ({ size: 0 }))
    if (size + line.length > most) await rename(file, `${file}.before`)
    await appendFile(file, line, { mode: 0o600 })
  }

  return {
    report(error) {
      const line = `${JSON.stringify(error)}\n`
      // The log has the failure as well: a full disk must not cause a second one.
      writing = writing.then(() => write(line)).catch(() => undefined)
    },
    settled: () => writing,
  }
}
