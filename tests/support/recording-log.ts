import type { Log, LogFields } from '#commerce/log.ts'

interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  event: string
  fields: LogFields
}

/** A log that records its lines instead of printing them. */
export interface RecordingLog extends Log {
  debug(event: string, fields?: LogFields): void
  readonly lines: readonly LogLine[]
  /** All lines as one text. */
  text(): string
}

export function createRecordingLog(): RecordingLog {
  const lines: LogLine[] = []
  const write =
    (level: LogLine['level']) =>
    (event: string, fields: LogFields = {}) => {
      lines.push({ level, event, fields })
    }
  return {
    lines,
    text: () => JSON.stringify(lines),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  }
}
