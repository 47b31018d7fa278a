import { describe, expect, it } from 'vitest'
import { readParts } from './export-button.tsx'

describe('readParts', () => {
  it('reads every part, each from the cursor of the part before', async () => {
    const asked: (string | undefined)[] = []
    const parts = await readParts(async (cursor) => {
      asked.push(cursor)
      return asked.length < 3
        ? { text: `part ${asked.length}`, next: `after ${asked.length}` }
        : { text: 'the end', next: null }
    })
    expect(parts).toEqual(['part 1', 'part 2', 'the end'])
    expect(asked).toEqual([undefined, 'after 1', 'after 2'])
  })

  it('rejects when a part fails', async () => {
    const broken = readParts(async (cursor) => {
      if (cursor !== undefined) throw new Error('connection lost')
      return { text: 'the beginning', next: 'the middle' }
    })
    await expect(broken).rejects.toThrow('connection lost')
  })
})
