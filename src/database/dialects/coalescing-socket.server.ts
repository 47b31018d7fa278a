import { Socket } from 'node:net'

/**
 * A socket for `pg`, which corks it for each statement: the statements of one turn of the event loop are sent with one
 * system call.
 */
export class CoalescingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
