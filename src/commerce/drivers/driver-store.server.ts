import type { Database } from '#database/engine.server.ts'
import { fullName } from '../customers/full-name.ts'
import { may } from '../staff/permissions.ts'
import { readRole } from '../staff/roles.ts'
import type { DispatchDriver } from './dispatch.ts'

/** All drivers by name, and users who have a run though they are none any more. */
export async function listDrivers(
  db: Database,
  withRun: readonly string[],
): Promise<DispatchDriver[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'phone', 'role', 'suspended'])
    .where((row) =>
      row.or([row('role', '=', 'driver'), ...(withRun.length ? [row('id', 'in', withRun)] : [])]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows
    .map(({ role, suspended, name, surname, ...row }) => {
      const mayDrive = suspended === 0 && may(readRole(role), 'runs.drive')
      return { ...row, name: fullName({ name, surname }), mayDrive }
    })
    .filter(({ id, mayDrive }) => mayDrive || withRun.includes(id))
}
