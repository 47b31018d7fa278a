import { describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { isUniqueViolation } from './database-errors.ts'
import { newDocumentId } from './document-id.ts'
import type { Database, Transaction } from './engine.server.ts'
import { migrateToLatest } from './migrate.server.ts'
import { inTransaction } from './transaction.server.ts'

describeOnEachDatabase('the database', (open) => {
  const category = (id = newDocumentId()) => ({
    id,
    name: 'Roses',
    image: null,
    position: 1,
    createdAt: 1,
    updatedAt: 1,
  })

  it('has no pending migration after migrating', async () => {
    expect(await migrateToLatest(open())).toEqual([])
  })

  it('reports a unique violation the same way on both engines', async () => {
    const { db } = open()
    const row = category()
    await db.insertInto('categories').values(row).execute()
    const again = db.insertInto('categories').values(row).execute()
    await expect(again).rejects.toSatisfy(isUniqueViolation)
  })

  it('rolls back a transaction that returns a refusal', async () => {
    const { db } = open()
    const row = category()
    const answer = await inTransaction(db, async (tx) => {
      await tx.insertInto('categories').values(row).execute()
      return { ok: false, refusal: 'changed-my-mind' }
    })
    expect(answer).toEqual({ ok: false, refusal: 'changed-my-mind' })
    const found = await db.selectFrom('categories').select('id').where('id', '=', row.id).execute()
    expect(found).toEqual([])
  })

  it('retries a transaction after a conflict', async () => {
    const { db } = open()
    let attempts = 0
    const answer = await inTransaction(db, async () => {
      attempts += 1
      if (attempts < 3) throw Object.assign(new Error('busy'), { code: '40001' })
      return 'done'
    })
    expect([answer, attempts]).toEqual(['done', 3])
  })

  describe('after a lost connection', () => {
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })

    it('retries a transaction that cannot have committed', async () => {
      let attempts = 0
      const answer = await inTransaction(open().db, async () => {
        attempts += 1
        if (attempts === 1) throw lost
        return 'done'
      })
      expect([answer, attempts]).toEqual(['done', 2])
    })

    it('retries a lost commit only for repeatable work', async () => {
      const work = (kept: string[]) => async () => {
        kept.push('row')
        return 'done'
      }
      const once: string[] = []
      await expect(inTransaction(losingCommit(open().db), work(once))).rejects.toBe(lost)
      expect(once).toEqual(['row'])
      const twice: string[] = []
      const repeatable = { repeatable: true }
      await inTransaction(losingCommit(open().db), work(twice), repeatable)
      expect(twice).toEqual(['row', 'row'])
    })

    it('stops retrying after a time limit', async () => {
      let attempts = 0
      const began = performance.now()
      const clock = vi.spyOn(performance, 'now')
      clock.mockImplementation(() => began + attempts * 9_000)
      const waiting = inTransaction(open().db, async () => {
        attempts += 1
        throw lost
      })
      await expect(waiting).rejects.toBe(lost)
      clock.mockRestore()
      expect(attempts).toBe(3)
    })

    /** The first commit succeeds, but its result is lost. */
    function losingCommit(db: Database): Database {
      let isFirst = true
      return Object.assign(Object.create(db), {
        transaction: () => ({
          async execute<T>(work: (tx: Transaction) => Promise<T>) {
            const answer = await db.transaction().execute(work)
            if (!isFirst) return answer
            isFirst = false
            throw lost
          },
        }),
      })
    }
  })

  it('returns counts, sums and times as numbers', async () => {
    const { db } = open()
    const time = 1_795_000_000_000
    const row = { ...category(), createdAt: time }
    await db.insertInto('categories').values(row).execute()
    const found = await db
      .selectFrom('categories')
      .select((all) => [all.fn.countAll<number>().as('count'), all.fn.max('createdAt').as('last')])
      .executeTakeFirstOrThrow()
    expect(typeof found.count).toBe('number')
    expect(found.last).toBe(time)
  })
})
