import { describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { cacheBriefly } from './cache-briefly.server.ts'

const noon = 1_000_000

function remembered() {
  const { db } = openDatabase({ file: ':memory:' })
  const read = vi.fn(async () => 'tulips')
  const listeners: (() => void)[] = []
  const ask = cacheBriefly(read, (_db, listener) => listeners.push(listener))
  const change = () => {
    for (const tell of listeners) tell()
  }
  return { read, change, listeners, at: (now: number) => ask(db, now) }
}

describe('cacheBriefly', () => {
  it('coalesces concurrent reads', async () => {
    const { at, read } = remembered()
    expect(await Promise.all([at(noon), at(noon), at(noon)])).toEqual(Array(3).fill('tulips'))
    expect(read).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['returns the cached value within a second', 999, 1],
    ['reads again after a second', 1_000, 2],
    ['reads again after the clock was set back', -1_000, 2],
  ])('%s', async (_when, laterMs, times) => {
    const { at, read } = remembered()
    await at(noon)
    await at(noon + laterMs)
    expect(read).toHaveBeenCalledTimes(times)
  })

  it('reads again after each change', async () => {
    const { at, read, change, listeners } = remembered()
    for (let changes = 0; changes < 3; changes++) {
      await at(noon)
      change()
    }
    await at(noon)
    expect(read).toHaveBeenCalledTimes(4)
    expect(listeners).toHaveLength(1)
  })

  it('caches each database separately', async () => {
    const read = vi.fn(async () => 'tulips')
    const ask = cacheBriefly(read, () => undefined)
    await ask(openDatabase({ file: ':memory:' }).db, noon)
    await ask(openDatabase({ file: ':memory:' }).db, noon)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('does not cache a failure', async () => {
    const { at, read } = remembered()
    read.mockRejectedValueOnce(new Error('gone'))
    await expect(at(noon)).rejects.toThrow('gone')
    expect(await at(noon)).toBe('tulips')
  })
})
