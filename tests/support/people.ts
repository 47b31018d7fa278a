import { roles } from '#commerce/staff/roles.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { hashSessionId, newSessionId } from '#identity/sessions/session-id.server.ts'
import { secrets } from './test-settings.ts'

/** Every kind of visitor. A newcomer has a session and no profile yet, a link holder the link of an order and no session. */
export const people = [
  'anonymous',
  'newcomer',
  'guest',
  'customer',
  'seller',
  'driver',
  'superAdmin',
  'suspended',
  'linkHolder',
] as const
export type Person = (typeof people)[number]

const hour = 60 * 60_000

/** Creates a user id for each person, and a profile where they have one. */
export async function createPeople({ db }: OpenDatabase): Promise<Record<Person, string>> {
  const ids: Record<Person, string> = {
    anonymous: '',
    newcomer: newDocumentId(),
    guest: newDocumentId(),
    customer: newDocumentId(),
    seller: newDocumentId(),
    driver: newDocumentId(),
    superAdmin: newDocumentId(),
    suspended: newDocumentId(),
    linkHolder: '',
  }
  const now = Date.now()
  for (const person of people) {
    if (ids[person] === '' || person === 'newcomer') continue
    const role = roles.find((one) => one === person) ?? 'customer'
    const profile = { name: person, surname: '', email: '', phone: '', profilePicture: null }
    const suspended = person === 'suspended' ? 1 : 0
    await db
      .insertInto('users')
      .values({
        ...profile,
        id: ids[person],
        role,
        suspended,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  }
  return ids
}

/** Creates a session of a user, and returns its cookie. */
export async function signInAs(
  { db }: OpenDatabase,
  userId: string,
  guest: boolean,
  secondFactor = false,
): Promise<string> {
  const id = newSessionId()
  const idHash = hashSessionId(id, secrets.VITE_AUTH_SECRET)
  const now = Date.now()
  await db
    .insertInto('sessions')
    .values({
      idHash,
      userId,
      guest: guest ? 1 : 0,
      secondFactor: secondFactor ? 1 : 0,
      createdAt: now,
      usedAt: now,
      expiresAt: now + hour,
    })
    .execute()
  return `boutique-session=${id}`
}
