import { describe, expect, it } from 'vitest'
import { GroupCommit } from './group-commit.server.ts'

describe('group commit', () => {
  it('lets a commit wait for a flush that begins after it', async () => {
    const { commits, flushes } = withHeldFlushes()
    commits.committed()
    const first = tracked(commits.durable())
    commits.committed()
    const second = tracked(commits.durable())
    flushes[0]?.resolve()
    await settled()
    expect([first.isDone, second.isDone, flushes.length]).toEqual([true, false, 2])
    flushes[1]?.resolve()
    await settled()
    expect(second.isDone).toBe(true)
  })

  it('shares one flush among the commits that wait for the one before', async () => {
    const { commits, flushes } = withHeldFlushes()
    const waiting = Array.from({ length: 20 }, () => {
      commits.committed()
      return tracked(commits.durable())
    })
    flushes[0]?.resolve()
    await settled()
    flushes[1]?.resolve()
    await settled()
    expect(waiting.every(({ isDone }) => isDone)).toBe(true)
    expect(flushes).toHaveLength(2)
  })

  it('lets a read wait for the commits that it may have seen', async () => {
    const { commits, flushes } = withHeldFlushes()
    commits.committed()
    const write = tracked(commits.durable())
    const read = tracked(commits.durable())
    await settled()
    expect([write.isDone, read.isDone]).toEqual([false, false])
    flushes[0]?.resolve()
    await settled()
    expect([write.isDone, read.isDone, flushes.length]).toEqual([true, true, 1])
  })

  it('flushes nothing without a commit', async () => {
    const { commits, flushes } = withHeldFlushes()
    await commits.durable()
    expect(flushes).toHaveLength(0)
  })

  it('rejects all commits of a flush that fails', async () => {
    const { commits, flushes } = withHeldFlushes()
    commits.committed()
    const waiting = [commits.durable(), commits.durable()]
    flushes[0]?.reject(new Error('The disk fails.'))
    const ended = await Promise.allSettled(waiting)
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('recovers instead of flushing until a recovery succeeds', async () => {
    const { commits, flushes, recoveries } = withHeldFlushes()
    const commit = () => {
      commits.committed()
      return commits.durable()
    }
    const failed = commit()
    flushes[0]?.reject(new Error('The disk fails.'))
    await expect(failed).rejects.toThrow('The disk fails.')
    const unrecovered = commit()
    recoveries[0]?.reject(new Error('Still failing.'))
    await expect(unrecovered).rejects.toThrow('Still failing.')
    const recovered = commit()
    recoveries[1]?.resolve()
    await recovered
    const flushed = commit()
    flushes[1]?.resolve()
    await flushed
    expect([flushes.length, recoveries.length]).toEqual([2, 2])
  })
})

function withHeldFlushes() {
  const flushes: PromiseWithResolvers<void>[] = []
  const recoveries: PromiseWithResolvers<void>[] = []
  const holdIn = (held: PromiseWithResolvers<void>[]) => () => {
    const one = Promise.withResolvers<void>()
    held.push(one)
    return one.promise
  }
  return { commits: new GroupCommit(holdIn(flushes), holdIn(recoveries)), flushes, recoveries }
}

function tracked(promise: Promise<void>): { isDone: boolean } {
  const state = { isDone: false }
  promise.then(
    () => {
      state.isDone = true
    },
    () => undefined,
  )
  return state
}

async function settled(): Promise<void> {
  await new Promise(setImmediate)
}
