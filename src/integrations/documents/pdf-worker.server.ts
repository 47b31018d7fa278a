import { Worker } from 'node:worker_threads'
import type { PrintDocument } from '#commerce/documents/document-printer.ts'
import { createSerialQueue } from '#commerce/pictures/serial-queue.ts'
import { currentSettings } from '#commerce/settings/current-settings.server.ts'
import type { PdfWorkerRequest, PdfWorkerResult } from './pdf-worker-thread.server.ts'

interface PdfWorkerOptions {
  /** The time limit for one document. */
  limitMs: number
  /** The thread ends, and frees its memory, after this idle time. */
  idleMs: number
}

/** Renders in a worker thread, one document at a time. A timeout terminates the thread; the next request starts another. */
export function createPdfWorker(
  address: URL,
  { limitMs, idleMs }: PdfWorkerOptions,
): PrintDocument {
  const inTurn = createSerialQueue()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function terminate(): Promise<void> {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  async function startThread(): Promise<Worker> {
    const started = new Worker(address)
    thread = started
    // A pending request gets the error from `nextResult`; after a crash while idle the next request starts a new thread.
    started
      .on('error', () => undefined)
      .on('exit', () => {
        if (thread === started) thread = undefined
      })
    // The thread must not delay the shutdown.
    started.unref()
    await nextResult(started, limitMs)
    return started
  }

  return (document) =>
    inTurn(async () => {
      clearTimeout(idle)
      try {
        const worker = thread ?? (await startThread())
        const printed = nextResult(worker, limitMs)
        const request: PdfWorkerRequest = { document, settings: currentSettings() }
        worker.postMessage(request)
        const answer = await printed
        if (answer.is !== 'printed') throw new Error('The PDF worker sent an unexpected message.')
        return answer.file
      } catch (error) {
        await terminate()
        throw error
      } finally {
        idle = setTimeout(() => void terminate(), idleMs).unref()
      }
    })
}

/** The next message of a thread. Rejects when the thread fails, exits or exceeds the time limit. */
function nextResult(thread: Worker, limitMs: number): Promise<PdfWorkerResult> {
  const result = Promise.withResolvers<PdfWorkerResult>()
  const limit = setTimeout(
    () => result.reject(new Error(`Rendering took longer than ${limitMs} ms.`)),
    limitMs,
  )
  const onMessage = (answer: PdfWorkerResult) =>
    answer.is === 'failed' ? result.reject(new Error(answer.message)) : result.resolve(answer)
  const onExit = () =>
    result.reject(new Error('The PDF worker exited while it rendered a document.'))
  thread.once('message', onMessage).once('error', result.reject).once('exit', onExit)
  return result.promise.finally(() => {
    clearTimeout(limit)
    thread.off('message', onMessage).off('error', result.reject).off('exit', onExit)
  })
}
