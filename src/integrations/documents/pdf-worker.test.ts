import { describe, expect, it } from 'vitest'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { createPdfWorker } from './pdf-worker.server.ts'

const address = new URL('../../../tests/support/pdf-worker-that-fails.ts', import.meta.url)
const options = { limitMs: 60_000, idleMs: 60_000 }

function workerOf(given: typeof options) {
  const print = createPdfWorker(address, given)
  return async (number: string) => {
    const receipt: Receipt = {
      number,
      placedOn: '',
      paidBy: '',
      contact: [],
      delivery: [],
      lines: [],
      sums: [],
    }
    return new TextDecoder().decode(await print({ kind: 'receipt', receipt }))
  }
}

describe('the PDF worker', () => {
  it('returns concurrent results to their own requests', async () => {
    const print = workerOf(options)
    expect(await Promise.all(['1', '2', '3'].map(print))).toEqual(['1', '2', '3'])
  })

  it.each([
    ['fails', 'The layout failed.'],
    ['crashes', 'The worker crashed.'],
  ])('rejects a request that %s, and renders the next one', async (number, message) => {
    const print = workerOf(options)
    await expect(print(number)).rejects.toThrow(message)
    expect(await print('next')).toBe('next')
  })

  it('terminates a document that exceeds the time limit', async () => {
    const print = workerOf({ ...options, limitMs: 3_000 })
    await expect(print('endless')).rejects.toThrow('Rendering took longer than 3000 ms.')
  })

  it('ends when idle, and starts again', async () => {
    const print = workerOf({ ...options, idleMs: 0 })
    expect(await print('1')).toBe('1')
    await new Promise(setImmediate)
    expect(await print('2')).toBe('2')
  })
}, 120_000)
