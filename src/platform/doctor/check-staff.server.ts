import type { Database, OpenDatabase } from '#database/engine.server.ts'
import { demoPeople } from '#database/seed/demo-people.ts'
import { isOfThisMachine } from '../of-this-machine.ts'
import { consider, type Look, well, wrong } from './finding.ts'

/** Whether somebody can run the shop at this address, and nobody whose password everybody can read. */
export async function checkStaff({ db }: OpenDatabase, address: string): Promise<Look> {
  const demo = isOfThisMachine(address) ? [] : await demoStaff(db)
  if (demo.length > 0) {
    return wrong(
      `people of the demo are staff: ${demo.join(', ')}`,
      'Their passwords are public: make a super admin of your own, and suspend them in the dashboard.',
    )
  }
  const count = await countSuperAdmins(db)
  if (count > 0) return well(`super admins: ${count}`)
  if (await isOneInvited(db)) {
    return consider(
      'nobody is super admin, and an invitation waits',
      'Whoever was invited registers with this address, and signs in once it is proved.',
    )
  }
  // A new shop is not ill for it: whoever sets it up looks at the rest before they invite.
  const find = (await isNew(db)) ? consider : wrong
  return find('nobody is super admin', 'Invite the first one: npm run invite -- <address>.')
}

async function isNew(db: Database): Promise<boolean> {
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('role', '!=', 'customer')
    .limit(1)
    .executeTakeFirst()
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()
  return staff === undefined && order === undefined
}

async function demoStaff(db: Database): Promise<string[]> {
  const emails = demoPeople.map(({ email }) => email)
  // The address of a profile may be changed; the proved one is that of the sign-in.
  const found = await db
    .selectFrom('users')
    .select(['email', 'verifiedEmail'])
    .where('role', '!=', 'customer')
    .where('suspended', '=', 0)
    .where((user) => user.or([user('email', 'in', emails), user('verifiedEmail', 'in', emails)]))
    .orderBy('email')
    .execute()
  return found.map(({ email, verifiedEmail }) => verifiedEmail ?? email)
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

async function isOneInvited(db: Database): Promise<boolean> {
  const place = await db
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'superAdmin')
    .where('userId', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return place !== undefined
}
