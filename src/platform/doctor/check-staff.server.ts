import type { Database, OpenDatabase } from '#database/engine.server.ts'
import { exists } from '#database/exists.server.ts'
import { demoPeople } from '#database/seed/demo-people.ts'
import { isLocalUrl } from '../is-local-url.ts'
import { type CheckResult, failed, ok, warning } from './finding.ts'

/** The shop has a super admin, and no demo accounts with public passwords. */
export async function checkStaff({ db }: OpenDatabase, address: string): Promise<CheckResult> {
  const demo = isLocalUrl(address) ? [] : await demoAccounts(db)
  const demoStaff = demo.filter(({ role }) => role !== 'customer').map(({ address }) => address)
  if (demoStaff.length > 0) {
    return failed(
      `demo accounts are staff: ${demoStaff.join(', ')}`,
      'Their passwords are public: add your own super admin, then suspend them in the dashboard.',
    )
  }
  if (demo.length > 0) {
    return failed(
      `demo accounts exist: ${demo.map(({ address }) => address).join(', ')}`,
      'Their passwords are public: suspend them in the dashboard.',
    )
  }
  const count = await countSuperAdmins(db)
  if (count > 0) return ok(`super admins: ${count}`)
  const invitations = db
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'superAdmin')
    .where('userId', 'is', null)
  if (await exists(invitations)) {
    return warning(
      'no super admin yet, one invitation pending',
      'The invited person registers with this email address and verifies it.',
    )
  }
  // Normal while a new shop is set up.
  const find = (await isNew(db)) ? warning : failed
  return find('no super admin', 'Invite the first one: npm run invite -- <email>.')
}

async function isNew(db: Database): Promise<boolean> {
  const hasStaff = await exists(db.selectFrom('users').select('id').where('role', '!=', 'customer'))
  return !hasStaff && !(await exists(db.selectFrom('orders').select('id')))
}

async function demoAccounts(db: Database): Promise<{ address: string; role: string }[]> {
  const emails = demoPeople.map(({ email }) => email)
  // The email of a profile may be changed; the verified one is that of the sign-in.
  const found = await db
    .selectFrom('users')
    .select(['email', 'verifiedEmail', 'role'])
    .where('suspended', '=', 0)
    .where((user) => user.or([user('email', 'in', emails), user('verifiedEmail', 'in', emails)]))
    .orderBy('email')
    .execute()
  return found
    .map(({ email, verifiedEmail, role }) => ({ address: verifiedEmail ?? email, role }))
    .filter(({ address }) => emails.some((email) => email === address))
}

async function countSuperAdmins(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('role', '=', 'superAdmin')
    .where('suspended', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}
