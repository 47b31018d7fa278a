import { fstatSync, writeSync } from 'node:fs'

/** Where lines of the log go. What cannot be written at once is dropped and counted: the shop never waits for its log. */
export interface LogOutput {
  write(line: string): void
  /** Lines dropped since the last one that was written; 0 while all is well. */
  dropped(): number
}

/** Lines that a slow reader of a pipe may leave unread, in characters. */
const mostUnread = 1024 * 1024

/** Standard output, or another descriptor for a test. */
export function createLogOutput(descriptor = 1): LogOutput {
  return countingDrops(isWrittenAtOnce(descriptor) ? fileWriter(descriptor) : pipeWriter())
}

/** Writes a line, and calls `lost` at once or later when that fails. */
type Writer = (line: string, lost: () => void) => void

function countingDrops(write: Writer): LogOutput {
  let dropped = 0
  return {
    write(line) {
      if (dropped > 0) {
        const count = dropped
        dropped = 0
        write(note(count), () => {
          dropped += count
        })
      }
      write(line, () => {
        dropped += 1
      })
    },
    dropped: () => dropped,
  }
}

function note(count: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 'warn', time, count, msg: 'log lines were dropped' })}\n`
}

/** Files and devices take a line or fail; pipes, sockets and terminals may make the process wait. */
function isWrittenAtOnce(descriptor: number): boolean {
  const kind = fstatSync(descriptor)
  return kind.isFile() || (kind.isCharacterDevice() && !process.stdout.isTTY)
}

function fileWriter(descriptor: number): Writer {
  let isTorn = false
  return (line, lost) => {
    // A line that was written in part is ended, so that the next one can be read.
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
  // Each line hears of a reader that is gone by its own callback.
  stdout.on('error', () => undefined)
  return (line, lost) => {
    if (stdout.writableLength > mostUnread) lost()
    else stdout.write(line, (error) => error && lost())
  }
}
