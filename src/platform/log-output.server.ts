import { fstatSync, writeSync } from 'node:fs'

/**
 * Output of the log. Lines that cannot be written at once are dropped and counted: the shop never waits for its log.
 */
export interface LogOutput {
  write(line: string): void
  /** Lines dropped since the last written one. */
  dropped(): number
}

/** Characters that a slow reader of a pipe may leave unread. */
const maxUnread = 1024 * 1024

/** Standard output, or another file descriptor in tests. */
export function createLogOutput(descriptor = 1): LogOutput {
  return countingDrops(isSynchronous(descriptor) ? fileWriter(descriptor) : pipeWriter())
}

/** Writes a line; calls `lost` if that fails, at once or later. */
type Writer = (line: string, lost: () => void) => void

function countingDrops(write: Writer): LogOutput {
  let dropped = 0
  const addDropped = (count: number) => () => {
    dropped += count
  }
  return {
    write(line) {
      const count = dropped
      dropped = 0
      if (count > 0) write(note(count), addDropped(count))
      write(line, addDropped(1))
    },
    dropped: () => dropped,
  }
}

function note(count: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 'warn', time, count, msg: 'log lines dropped' })}\n`
}

/** Files and devices write or fail at once; pipes, sockets and terminals may block the process. */
function isSynchronous(descriptor: number): boolean {
  const kind = fstatSync(descriptor)
  return kind.isFile() || (kind.isCharacterDevice() && !process.stdout.isTTY)
}

function fileWriter(descriptor: number): Writer {
  let isTorn = false
  return (line, lost) => {
    // Ends a partially written line, so that the next one can be parsed.
    const bytes = Buffer.from(isTorn ? `\n${line}` : line)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written)
      isTorn = false
    } catch {
      isTorn ||= written > 0
      lost()
    }
  }
}

function pipeWriter(): Writer {
  const { stdout } = process
  // Each line's callback reports a closed pipe.
  stdout.on('error', () => undefined)
  return (line, lost) => {
    if (stdout.writableLength > maxUnread) lost()
    else stdout.write(line, (error) => error && lost())
  }
}
