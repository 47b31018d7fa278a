import { parentPort } from 'node:worker_threads'

interface ReceiptRequest {
  document: { receipt: { number: string } }
}

/** A PDF worker that echoes the receipt, fails, crashes or never ends. */
parentPort?.on('message', ({ document: { receipt } }: ReceiptRequest) => {
  const { number } = receipt
  if (number === 'endless') for (;;);
  if (number === 'crashes') throw new Error('The worker crashed.')
  parentPort?.postMessage(
    number === 'fails'
      ? { is: 'failed', message: 'The layout failed.' }
      : { is: 'printed', file: new TextEncoder().encode(number) },
  )
})
parentPort?.postMessage({ is: 'ready' })
