import type { Database } from '../engine.server.ts'
import { demoPeople } from './demo-people.ts'

/** Whether people of its own work in the shop: then the demo has no business in it, whatever the settings say. */
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
