import { describe, expect, it } from 'vitest'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { createPdfWorker } from './pdf-worker.server.ts'

const address = new URL('../../../tests/support/pdf-worker-that-fails.ts', import.meta.url)
const patient = { limitMs: 60_000, idleMs: 60_000 }

function workerOf(options: typeof patient) {
  const print = createPdfWorker(address, options)
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

describe('a press in a thread of its own', () => {
  it('prints what comes at the same time, each for whoever asked for it', async () => {
    const print = workerOf(patient)
    expect(await Promise.all(['1', '2', '3'].map(print))).toEqual(['1', '2', '3'])
  })

  it.each([
    ['fails', 'No ink is left.'],
    ['falls', 'The press fell.'],
  ])('that %s tells whoever waits, and prints the next sheet', async (number, message) => {
    const print = workerOf(patient)
    await expect(print(number)).rejects.toThrow(message)
    expect(await print('next')).toBe('next')
  })

  it('gives up a sheet that never ends', async () => {
    const print = workerOf({ ...patient, limitMs: 3_000 })
    await expect(print('endless')).rejects.toThrow('Printing took longer than 3000 ms.')
  })

  it('goes when nobody prints, and comes back', async () => {
    const print = workerOf({ ...patient, idleMs: 0 })
    expect(await print('1')).toBe('1')
    await new Promise(setImmediate)
    expect(await print('2')).toBe('2')
  })
}, 120_000)
