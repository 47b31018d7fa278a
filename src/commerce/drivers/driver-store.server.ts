import type { Database } from '#database/engine.server.ts'
import { fullName } from '../customers/full-name.ts'
import { may } from '../staff/permissions.ts'
import { readRole } from '../staff/roles.ts'
import type { DispatchDriver } from './dispatch.ts'

/** The names of users by id, whatever their role is now. */
export async function findDriverNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'surname'])
    .where('id', 'in', unique)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, fullName(names)]))
}

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
