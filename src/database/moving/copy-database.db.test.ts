import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type EmptyDatabase, emptySqlite } from '../../../tests/support/empty-database.ts'
import { createOrder } from '../../../tests/support/factories.ts'
import { identityHarness, password } from '../../../tests/support/identity-harness.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { OpenDatabase } from '../engine.server.ts'
import { migrateAsFarAs, migrateToLatest, stepsOf } from '../migrate.server.ts'
import { copyDatabase, figuresOf } from './copy-database.server.ts'

describeOnEachDatabase('copying a database', (open) => {
  const empty: EmptyDatabase[] = []
  const emptyDatabase = (): OpenDatabase => {
    const target = emptySqlite()
    empty.push(target)
    return target.database
  }
  const accounts = identityHarness(open)
  let shop: TestShop
  let email: string

  beforeAll(async () => {
    shop = await openTestShop(open())
    for (let order = 0; order < 5; order++) await createOrder(shop)
    email = (await accounts.registered()).email
  })
  afterEach(async () => {
    for (const target of empty.splice(0)) await target.remove()
  })

  /** Restarts the copy until it completes: each run is interrupted after a number of queries to the target. */
  async function moveWithStops(from: OpenDatabase, to: OpenDatabase, queries: number) {
    for (let stops = 0; ; stops++) {
      let left = queries
      const stopping: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          left -= 1
          if (left === 0) throw new Error('Interrupted.')
          return result
        },
      }
      try {
        const db = to.db.withPlugin(stopping)
        return { stops, answer: await copyDatabase(from, { ...to, db }, { batch: 2 }) }
      } catch (error) {
        if (!String(error).includes('Interrupted.')) throw error
        queries += 5
      }
    }
  }

  it('copies everything, and copies it back', async () => {
    const file = emptyDatabase()
    expect(await copyDatabase(open(), file)).toMatchObject({
      ok: true,
      tables: { orders: { rows: 5 }, identity_accounts: { rows: 1 } },
    })
    const back = emptyDatabase()
    expect(await copyDatabase(file, back)).toMatchObject({ ok: true })
    expect(await figuresOf(back)).toEqual(await figuresOf(open()))
  })

  it('lets users sign in as before', async () => {
    const target = emptyDatabase()
    await copyDatabase(open(), target)
    const there = identityHarness(() => target)
    const answer = await there.browser().call('/sign-in/email', { email, password })
    expect(answer.status).toBe(200)
  })

  it('rejects a target with data', async () => {
    const lived = emptyDatabase()
    await migrateToLatest(lived)
    await openTestShop(lived)
    const before = await figuresOf(lived)
    expect(await copyDatabase(open(), lived)).toEqual({ ok: false, refusal: 'not-empty' })
    expect(await figuresOf(lived)).toEqual(before)
  })

  it('does not migrate an older target that has data', async () => {
    const lived = emptyDatabase()
    const [older = ''] = (await stepsOf(lived)).left.slice(-2)
    await migrateAsFarAs(lived, older)
    await openTestShop(lived)
    const before = { steps: await stepsOf(lived), figures: await figuresOf(lived) }
    expect(before.steps.left).toHaveLength(1)
    expect(await copyDatabase(open(), lived)).toEqual({ ok: false, refusal: 'not-empty' })
    expect({ steps: await stepsOf(lived), figures: await figuresOf(lived) }).toEqual(before)
  })

  it('migrates and fills an older target without data', async () => {
    const target = emptyDatabase()
    const [older = ''] = (await stepsOf(target)).left.slice(-2)
    await migrateAsFarAs(target, older)
    expect(await copyDatabase(open(), target)).toMatchObject({ ok: true })
    expect((await stepsOf(target)).left).toEqual([])
  })

  it('rejects an older source', async () => {
    const [older, target] = [emptyDatabase(), emptyDatabase()]
    const [step = ''] = (await stepsOf(older)).left.slice(-2)
    await migrateAsFarAs(older, step)
    expect(await copyDatabase(older, target)).toEqual({ ok: false, refusal: 'other-version' })
    expect((await stepsOf(target)).taken).toEqual([])
  })

  it('resumes after any number of interruptions', async () => {
    const target = emptyDatabase()
    const { stops, answer } = await moveWithStops(open(), target, 60)
    expect(answer).toMatchObject({ ok: true })
    expect(stops).toBeGreaterThan(3)
    expect(await figuresOf(target)).toEqual(await figuresOf(open()))
  })

  it('succeeds without changes when the copy is already complete', async () => {
    const target = emptyDatabase()
    await copyDatabase(open(), target)
    expect(await copyDatabase(open(), target)).toMatchObject({ ok: true })
    await target.db.updateTable('orders').set({ cardMessage: 'Written there' }).execute()
    expect(await copyDatabase(open(), target)).toEqual({ ok: false, refusal: 'not-empty' })
  })

  it('fails when the target was changed in between', async () => {
    const [from, target] = [emptyDatabase(), emptyDatabase()]
    await copyDatabase(open(), from)
    const stopAfterOrders = (table: string) => {
      if (table === 'orders') throw new Error('stopped')
    }
    await copyDatabase(from, target, { onTable: stopAfterOrders }).catch(() => null)
    await from.db.updateTable('orders').set({ cardMessage: 'Something else' }).execute()
    expect(await copyDatabase(from, target)).toEqual({
      ok: false,
      refusal: 'differs',
      differences: ['orders: same counts and sums, other values'],
    })
    expect(await copyDatabase(target, emptyDatabase())).toEqual({
      ok: false,
      refusal: 'source-half-moved',
    })
  })
})
