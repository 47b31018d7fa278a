import { replaceSearchTerms } from '#commerce/customers/user-search-store.server.ts'
import { insertSettings } from '#commerce/settings/settings-store.server.ts'
import { newDocumentId } from '../document-id.ts'
import type { Database } from '../engine.server.ts'
import { exists } from '../exists.server.ts'
import { inTransaction } from '../transaction.server.ts'
import { demoPeople } from './demo-people.ts'

/** Whether the shop has staff besides the demo accounts: then the demo is not seeded, whatever the settings are. */
export function isInUse(db: Database): Promise<boolean> {
  const emails = demoPeople.map(({ email }) => email)
  return exists(db.selectFrom('admins').select('id').where('email', 'not in', emails))
}

/** Creates a sign-in with a password at the identity provider, once, and returns its uid. */
type CreateAccount = (account: { email: string; password: string; name: string }) => Promise<string>

/** Creates the demo accounts with profiles. Existing ones do not change. */
export async function seedDemoPeople(
  db: Database,
  createAccount: CreateAccount,
  now: number,
): Promise<void> {
  for (const { password, ...person } of demoPeople) {
    const id = await createAccount({ email: person.email, password, name: person.name })
    await db
      .insertInto('users')
      .values({
        ...person,
        id,
        profilePicture: null,
        suspended: 0,
        verifiedEmail: person.email,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await replaceSearchTerms(db, id, person)
    if (person.role === 'customer') continue
    // The owner of a shop that is lived in has looked at its settings.
    if (person.role === 'superAdmin') {
      const saved = { values: {}, updatedAt: now, updatedBy: id }
      await inTransaction(db, (tx) => insertSettings(tx, saved))
    }
    await db
      .insertInto('admins')
      .values({
        id: newDocumentId(),
        userId: id,
        email: person.email,
        role: person.role,
        addedBy: null,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
  }
}
