import type { Database } from '../engine.server.ts'
import { demoPeople } from './demo-people.ts'

/** Whether the shop has staff besides the demo accounts: then the demo is not seeded, whatever the settings are. */
export async function isInUse(db: Database): Promise<boolean> {
  const emails = demoPeople.map(({ email }) => email)
  const own = await db
    .selectFrom('admins')
    .select('id')
    .where('email', 'not in', emails)
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}
