import { describe, expect, it } from 'vitest'
import { readParts } from './read-parts.ts'

describe('a text in parts', () => {
  it('is read to its end, each part from where the one before ended', async () => {
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

  it('that breaks off in the middle is no text', async () => {
    const broken = readParts(async (cursor) => {
      if (cursor !== undefined) throw new Error('The line is dead')
      return { text: 'the beginning', next: 'the middle' }
    })
    await expect(broken).rejects.toThrow('The line is dead')
  })
})
