import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'

describeOnEachDatabase('the database connection', (open) => {
  it('reconnects after the server has closed it', async () => {
    const { db, engine } = open()
    const asked = Array.from({ length: 5 }, () => sql`select 1`.execute(db))
    await Promise.all(asked)
    if (engine === 'postgresql') await cutOtherConnections()
    const again = Array.from({ length: 5 }, () => sql`select 1 as one`.execute(db))
    for (const { rows } of await Promise.all(again)) expect(rows).toEqual([{ one: 1 }])

    async function cutOtherConnections() {
      await sql`
        select pg_terminate_backend(pid, 1000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `.execute(db)
    }
  })
})
