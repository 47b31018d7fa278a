import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** A container may have 64 MB there. */
const fewestBytes = 4 * 1024 ** 3

/**
 * The folder for databases that need not survive: in memory where Linux offers enough, because a database is a thousand
 * files, and a disk takes most of a second to create them.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= fewestBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
