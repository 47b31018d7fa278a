import type { StaffContext } from '#commerce/staff/staff-change.server.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'

/** The context of a staff change, which ends sessions as the running shop does. */
export function staffContextOf({ db, now }: Pick<StaffContext, 'db' | 'now'>): StaffContext {
  return { db, now, endSessionsOf }
}
