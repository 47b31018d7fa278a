import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { alive, readiness } from './health.server.ts'

describeOnEachDatabase('a shop', (open) => {
  const answer = async (response: Response) => [response.status, await response.json()]

  it('is ready while it can reach its data', async () => {
    expect(await answer(await readiness(open().db))).toEqual([200, { status: 'ready' }])
  })

  it('is not ready once it closes, so that nobody is sent to it', async () => {
    expect(await answer(await readiness(open().db, true))).toEqual([503, { status: 'closing' }])
  })

  it.each(['clock differs from the database', 'clock not measured'] as const)(
    'is not ready while it says: %s',
    async (problem) => {
      const unready = [503, { status: problem }]
      expect(await answer(await readiness(open().db, false, () => problem))).toEqual(unready)
    },
  )

  it('never says how it is from a cache', async () => {
    expect((await readiness(open().db)).headers.get('cache-control')).toBe('no-store')
    expect(alive().headers.get('cache-control')).toBe('no-store')
  })

  it('says how many lines its log lost', async () => {
    expect(await answer(alive(3))).toEqual([200, { status: 'ok', droppedLogLines: 3 }])
  })

  // Closes the database: it has to be the last one.
  it('is alive and not ready while its data is out of reach, without saying why', async () => {
    const { db } = open()
    await db.destroy()
    const unready = [503, { status: 'database unavailable' }]
    expect(await answer(await readiness(db))).toEqual(unready)
    expect(await answer(alive())).toEqual([200, { status: 'ok' }])
  })
})
