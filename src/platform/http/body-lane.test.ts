import { describe, expect, it } from 'vitest'
import { createBodyLane } from './body-lane.ts'

const limits = { count: 4, perClient: 2, bytes: 100 }

function createLane() {
  const lane = createBodyLane(limits)
  const ended: string[] = []
  return {
    lane,
    ended,
    start(name: string, { client = name, wider = '', startedAt = 0, received = 0 } = {}) {
      const body = {
        networks: [
          { network: client, allowance: 1 },
          ...(wider ? [{ network: wider, allowance: 1.5 }] : []),
        ],
        startedAt,
        deadlineMs: 10_000,
        received: () => received,
        end: (reason: string) => void ended.push(`${name} ${reason}`),
      }
      lane.start(body)
      return body
    },
  }
}

describe('a lane of request bodies', () => {
  it('evicts its oldest body when there are too many', () => {
    const { start, ended, lane } = createLane()
    for (const name of ['a', 'b', 'c', 'd']) start(name)
    expect(ended).toEqual([])
    start('e')
    expect([ended, lane.size()]).toEqual([['a crowded'], 4])
  })

  it('evicts the oldest of a client with too many before those of others', () => {
    const { start, ended } = createLane()
    start('a')
    for (const name of ['b', 'c', 'd']) start(name, { client: 'one' })
    expect(ended).toEqual(['b crowded'])
  })

  it('evicts the oldest of a network with too many addresses', () => {
    const { start, ended } = createLane()
    for (const name of ['a', 'b', 'c']) start(name, { wider: 'a network' })
    expect(ended).toEqual([])
    start('d', { wider: 'a network' })
    expect(ended).toEqual(['a crowded'])
  })

  it('does not count a stopped body', () => {
    const { start, ended, lane } = createLane()
    for (let count = 0; count < 10; count++) lane.stop(start('a'))
    expect([ended, lane.size()]).toEqual([[], 0])
  })

  it('evicts the oldest bodies until all bytes fit', () => {
    const { start, ended, lane } = createLane()
    lane.keep(start('a'), 60)
    const b = start('b')
    lane.keep(b, 40)
    expect(ended).toEqual([])
    lane.keep(b, 1)
    expect(ended).toEqual(['a crowded'])
    lane.keep(start('c'), 101)
    expect(ended).toEqual(['a crowded', 'b crowded', 'c crowded'])
  })

  it('reuses the space of a stopped body', () => {
    const { start, ended, lane } = createLane()
    const a = start('a')
    lane.keep(a, 100)
    lane.stop(a)
    lane.keep(a, 100)
    lane.keep(start('b'), 100)
    expect(ended).toEqual([])
  })

  it.each([
    ['is young', 4_000, 0, []],
    ['has brought 512 bytes a second', 6_000, 3_072, []],
    ['has brought less', 6_000, 3_071, ['a slow']],
    ['has reached its deadline', 10_000, 1_000_000, []],
    ['is past its deadline', 10_001, 1_000_000, ['a slow']],
  ])('checks the rate of a body that %s', (_what, now, received, expected) => {
    const { start, ended, lane } = createLane()
    start('a', { received })
    lane.sweep(now)
    expect(ended).toEqual(expected)
  })
})
