import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { health } from './health.server.ts'

describeOnEachDatabase('the health of the shop', (open) => {
  it('is good while it can reach its data', async () => {
    const response = await health(open().db)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  })

  it('is never told from a cache', async () => {
    expect((await health(open().db)).headers.get('cache-control')).toBe('no-store')
  })

  // Closes the database: it has to be the last one.
  it('is bad once its data is out of reach, without saying why', async () => {
    const { db } = open()
    await db.destroy()
    const response = await health(db)
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'database unavailable' },
    ])
  })
})
