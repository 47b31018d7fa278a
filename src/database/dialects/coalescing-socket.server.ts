import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/** Sends everything that is written in one turn of the event loop with one system call. */
export class CoalescingSocket extends Socket {
  #waits = false

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Done,
    done?: Done,
  ): boolean {
    if (!this.#waits) {
      this.#waits = true
      this.cork()
      process.nextTick(() => {
        this.#waits = false
        this.uncork()
      })
    }
    return typeof encoding === 'string'
      ? super.write(chunk, encoding, done)
      : super.write(chunk, encoding ?? done)
  }
}
