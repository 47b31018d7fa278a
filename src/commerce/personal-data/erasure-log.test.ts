import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { erasuresIn } from './erasure-log.ts'

const erased = { level: 'info', msg: 'account erased', user: 'mona' }
const read = (...lines: string[]) => erasuresIn(Readable.from(lines))

describe('the erasures of a log', () => {
  it('are found among other entries', async () => {
    const found = await read('{"level":"info","msg":"shop open"}', JSON.stringify(erased), '')
    expect(found).toEqual([{ scope: 'account', id: 'mona' }])
  })

  it.each(['shop-1  | ', 'Nov 29 14:03:00 flowers node[812]: ', '2026-11-29T14:03:00.000Z '])(
    'are found behind the prefix %o',
    async (prefix) => {
      expect(await read(prefix + JSON.stringify(erased))).toHaveLength(1)
    },
  )

  it.each([
    '',
    'starting …',
    '{"msg":"account era',
    '{"msg":"account erased"}',
    '"account erased"',
  ])('are none in the line %j', async (line) => {
    expect(await read('{"msg":"shop open"}', line)).toEqual([])
  })

  it('are found beside lines that were cut off', async () => {
    const line = JSON.stringify(erased)
    expect(await read(line.slice(0, 20), line)).toHaveLength(1)
  })

  it('are none in an empty log', async () => {
    expect(await read()).toEqual([])
  })

  it('are unknown in a file without entries', async () => {
    expect(await read('\u001f\u008b compressed', 'erased account 5')).toBeNull()
  })
})
