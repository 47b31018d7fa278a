import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { alive, readiness } from './health.server.ts'

describeOnEachDatabase('a shop', (open) => {
  const answer = async (response: Response) => [response.status, await response.json()]

  it('is ready while the database responds', async () => {
    expect(await answer(await readiness(open().db))).toEqual([200, { status: 'ready' }])
  })

  it('is not ready while closing, so that it gets no traffic', async () => {
    expect(await answer(await readiness(open().db, true))).toEqual([503, { status: 'closing' }])
  })

  it.each(['clock differs from the database', 'clock not measured'] as const)(
    'is not ready with a clock problem: %s',
    async (problem) => {
      const unready = [503, { status: problem }]
      expect(await answer(await readiness(open().db, false, () => problem))).toEqual(unready)
    },
  )

  it('is never cached', async () => {
    expect((await readiness(open().db)).headers.get('cache-control')).toBe('no-store')
    expect(alive().headers.get('cache-control')).toBe('no-store')
  })

  it('contains the number of dropped log lines', async () => {
    expect(await answer(alive(3))).toEqual([200, { status: 'ok', droppedLogLines: 3 }])
  })

  // Closes the database, so it must be the last test.
  it('is alive and not ready without a database, and gives no reason', async () => {
    const { db } = open()
    await db.destroy()
    const unready = [503, { status: 'database unavailable' }]
    expect(await answer(await readiness(db))).toEqual(unready)
    expect(await answer(alive())).toEqual([200, { status: 'ok' }])
  })
})
