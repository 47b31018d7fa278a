import { parentPort } from 'node:worker_threads'

/** Stands in the place of the press: says back what a receipt says, fails at it, falls, or never comes to an end. */
parentPort?.on('message', ({ receipt: { number } }: { receipt: { number: string } }) => {
  if (number === 'endless') for (;;);
  if (number === 'falls') throw new Error('The press fell.')
  parentPort?.postMessage(
    number === 'fails'
      ? { is: 'failed', message: 'No ink is left.' }
      : { is: 'printed', file: new TextEncoder().encode(number) },
  )
})
parentPort?.postMessage({ is: 'ready' })
