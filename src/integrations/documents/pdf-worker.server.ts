import { Worker } from 'node:worker_threads'
import { createSerialQueue } from '#commerce/pictures/serial-queue.ts'
import type { DocumentRequest } from './document-request.ts'
import type { PdfWorkerResult } from './pdf-worker-thread.server.ts'

interface PdfWorkerOptions {
  /** How long one sheet may take. */
  limitMs: number
  /** How long the thread waits for another sheet before it goes, and its memory with it. */
  idleMs: number
}

/** Prints one sheet as PDF. Throws where that failed or took too long. */
export type PdfWorker = (sheet: DocumentRequest) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Prints in a thread of its own, one sheet after the other. What takes too long is given up together with its thread,
 * and the next sheet begins another one.
 */
export function createPdfWorker(address: URL, { limitMs, idleMs }: PdfWorkerOptions): PdfWorker {
  const inTurn = createSerialQueue()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function dismiss(): Promise<void> {
    const gone = thread
    thread = undefined
    await gone?.terminate()
  }

  async function begin(): Promise<Worker> {
    const begun = new Worker(address)
    thread = begun
    // Whoever waits for a sheet is told; a thread that falls between two sheets is begun anew.
    begun
      .on('error', () => undefined)
      .on('exit', () => {
        if (thread === begun) thread = undefined
      })
    // Nobody has to wait for it when the shop closes.
    begun.unref()
    await answerOf(begun, limitMs)
    return begun
  }

  return (sheet) =>
    inTurn(async () => {
      clearTimeout(idle)
      try {
        const press = thread ?? (await begin())
        const printed = answerOf(press, limitMs)
        press.postMessage(sheet)
        const answer = await printed
        if (answer.is !== 'printed') throw new Error('The press said nothing of the sheet.')
        return answer.file
      } catch (error) {
        await dismiss()
        throw error
      } finally {
        idle = setTimeout(() => void dismiss(), idleMs).unref()
      }
    })
}

/** The next thing that a thread says, or how it failed. */
function answerOf(thread: Worker, limitMs: number): Promise<PdfWorkerResult> {
  const said = Promise.withResolvers<PdfWorkerResult>()
  const limit = setTimeout(
    () => said.reject(new Error(`Printing took longer than ${limitMs} ms.`)),
    limitMs,
  )
  const hear = (answer: PdfWorkerResult) =>
    answer.is === 'failed' ? said.reject(new Error(answer.message)) : said.resolve(answer)
  const leave = () => said.reject(new Error('The press went away in the middle of a sheet.'))
  thread.once('message', hear).once('error', said.reject).once('exit', leave)
  return said.promise.finally(() => {
    clearTimeout(limit)
    thread.off('message', hear).off('error', said.reject).off('exit', leave)
  })
}
