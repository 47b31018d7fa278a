import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import {
  type Given,
  type GivenList,
  insertRows,
  prepared,
  preparedList,
} from './prepared.server.ts'

const reasonOfDay = prepared((db, given: Given<{ date: string; otherwise: string }>) =>
  db
    .selectFrom('deliveryClosures')
    .select(['reason', 'date as closedOn'])
    .where((row) =>
      row.or([row('date', '=', given('date')), row('reason', '=', given('otherwise'))]),
    ),
)

const feast = { date: '2027-03-20', reason: 'Feast' }
const holiday = { date: '2027-04-25', reason: 'Holiday' }

describeOnEachDatabase('a prepared query', (open) => {
  beforeEach(async () => {
    await open().db.deleteFrom('deliveryClosures').execute()
  })

  it('runs with different values', async () => {
    const { db } = open()
    await insertRows(db, 'deliveryClosures', [feast, holiday])
    const ask = async (date: string) => (await reasonOfDay(db, { date, otherwise: '' })).rows
    expect([await ask(feast.date), await ask(holiday.date), await ask('2027-01-01')]).toEqual([
      [{ reason: 'Feast', closedOn: feast.date }],
      [{ reason: 'Holiday', closedOn: holiday.date }],
      [],
    ])
  })

  it('sees the writes of its transaction', async () => {
    const { db } = open()
    const undone = db.transaction().execute(async (tx) => {
      await insertRows(tx, 'deliveryClosures', [feast])
      const { rows } = await reasonOfDay(tx, { date: feast.date, otherwise: '' })
      throw new Error(`undone after ${rows.length} was seen`)
    })
    await expect(undone).rejects.toThrow('undone after 1 was seen')
    expect((await reasonOfDay(db, { date: feast.date, otherwise: '' })).rows).toEqual([])
  })

  it('is compiled once for a database and its transactions', async () => {
    const { db } = open()
    let builds = 0
    const userById = prepared((of, given: Given<{ id: string }>) => {
      builds += 1
      return of.selectFrom('users').select('createdAt').where('id', '=', given('id'))
    })
    await userById(db, { id: 'x' })
    await db.transaction().execute((tx) => userById(tx, { id: 'x' }))
    expect(builds).toBe(1)
  })
})

describeOnEachDatabase('a prepared query of a list', (open) => {
  const closedDays = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ date: `2027-05-${index + 10}`, reason: 'Rest' }))
  const datesOf = (days: readonly { date: string }[]) => days.map(({ date }) => date)
  const closuresOf = preparedList((db, dates: GivenList<string>) =>
    db.selectFrom('deliveryClosures').select('date').where('date', 'in', dates).orderBy('date'),
  )

  beforeEach(async () => {
    await open().db.deleteFrom('deliveryClosures').execute()
    await insertRows(open().db, 'deliveryClosures', closedDays(20))
  })

  it.each([0, 1, 2, 16, 17, 20])('finds the rows of %i values', async (count) => {
    const days = closedDays(count)
    expect(await closuresOf(open().db, datesOf(days))).toEqual(days.map(({ date }) => ({ date })))
  })

  it('is compiled once for each length', async () => {
    const { db } = open()
    let builds = 0
    const counted = preparedList((of, dates: GivenList<string>) => {
      builds += 1
      return of.selectFrom('deliveryClosures').select('date').where('date', 'in', dates)
    })
    for (const count of [1, 2, 1, 2]) await counted(db, datesOf(closedDays(count)))
    expect(builds).toBe(2)
  })
})

describeOnEachDatabase('inserted rows', (open) => {
  beforeEach(async () => {
    await open().db.deleteFrom('deliveryClosures').execute()
  })

  it('may be one or several, with columns in any order', async () => {
    const { db } = open()
    await insertRows(db, 'deliveryClosures', [feast])
    await insertRows(db, 'deliveryClosures', [
      holiday,
      { reason: 'Stocktaking', date: '2027-05-02' },
    ])
    const columns = ['date', 'reason'] as const
    const kept = await db.selectFrom('deliveryClosures').select(columns).orderBy('date').execute()
    expect(kept).toEqual([feast, holiday, { reason: 'Stocktaking', date: '2027-05-02' }])
  })

  it('leave out a row whose key exists, ignoring conflicts', async () => {
    const { db } = open()
    const options = { ignoreConflicts: true }
    await insertRows(db, 'deliveryClosures', [feast], options)
    await insertRows(db, 'deliveryClosures', [{ ...feast, reason: 'Again' }, holiday], options)
    const columns = ['date', 'reason'] as const
    const kept = await db.selectFrom('deliveryClosures').select(columns).orderBy('date').execute()
    expect(kept).toEqual([feast, holiday])
  })

  it('are all inserted or none', async () => {
    const { db } = open()
    await insertRows(db, 'deliveryClosures', [feast])
    await expect(insertRows(db, 'deliveryClosures', [holiday, feast])).rejects.toThrow()
    const kept = await db.selectFrom('deliveryClosures').select('date').execute()
    expect(kept).toEqual([{ date: feast.date }])
  })
})
