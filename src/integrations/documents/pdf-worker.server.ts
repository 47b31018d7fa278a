import { Worker } from 'node:worker_threads'
import { createTurns } from '#commerce/pictures/in-turn.ts'
import type { DocumentRequest } from './document-request.ts'
import type { PdfWorkerResult } from './pdf-worker-thread.server.ts'

interface PdfWorkerOptions {
  /** How long one sheet may take. */
  limitMs: number
  /** How long the thread waits for another sheet before it goes, and its memory with it. */
  idleMs: number
}

/** Prints one sheet as PDF. Throws where that failed or took too long. */
export type PdfWorker = (request: DocumentRequest) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Prints in a thread of its own, one sheet after the other. What takes too long is given up together with its thread,
 * and the next sheet begins another one.
 */
export function createPdfWorker(address: URL, { limitMs, idleMs }: PdfWorkerOptions): PdfWorker {
  const inTurn = createTurns()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function terminate(): Promise<void> {
    const gone = thread
    thread = undefined
    await gone?.terminate()
  }

  async function startThread(): Promise<Worker> {
    const started = new Worker(address)
    thread = started
    // Whoever waits for a sheet is told; a thread that falls between two sheets is begun anew.
    started
      .on('error', () => undefined)
      .on('exit', () => {
        if (thread === started) thread = undefined
      })
    // Nobody has to wait for it when the shop closes.
    started.unref()
    await nextResult(started, limitMs)
    return started
  }

  return (request) =>
    inTurn(async () => {
      clearTimeout(idle)
      try {
        const worker = thread ?? (await startThread())
        const printed = nextResult(worker, limitMs)
        worker.postMessage(request)
        const answer = await printed
        if (answer.is !== 'printed') throw new Error('The press said nothing of the sheet.')
        return answer.file
      } catch (error) {
        await terminate()
        throw error
      } finally {
        idle = setTimeout(() => void terminate(), idleMs).unref()
      }
    })
}

/** The next thing that a thread says, or how it failed. */
function nextResult(thread: Worker, limitMs: number): Promise<PdfWorkerResult> {
  const result = Promise.withResolvers<PdfWorkerResult>()
  const limit = setTimeout(
    () => result.reject(new Error(`Printing took longer than ${limitMs} ms.`)),
    limitMs,
  )
  const onMessage = (answer: PdfWorkerResult) =>
    answer.is === 'failed' ? result.reject(new Error(answer.message)) : result.resolve(answer)
  const onExit = () => result.reject(new Error('The press went away in the middle of a sheet.'))
  thread.once('message', onMessage).once('error', result.reject).once('exit', onExit)
  return result.promise.finally(() => {
    clearTimeout(limit)
    thread.off('message', onMessage).off('error', result.reject).off('exit', onExit)
  })
}
