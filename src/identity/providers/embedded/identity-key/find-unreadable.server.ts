import { symmetricDecrypt } from 'better-auth/crypto'
import type { Database } from '#database/engine.server.ts'
import { type EncryptedValue, listEncryptedValues } from './identity-key-store.server.ts'

/** What another IDENTITY_ADMIN_PRIVATE_KEY has encrypted. */
interface Unreadable {
  /** Ids of the keys that sign ID tokens. */
  signingKeys: string[]
  /** Ids of the users. */
  secondFactors: string[]
}

/** Values in the database that a key cannot decrypt: no user can sign in with such a signing key. */
export async function findUnreadable(db: Database, key: string): Promise<Unreadable> {
  const { signingKeys, secondFactors } = await listEncryptedValues(db)
  return {
    signingKeys: await idsOfUnreadable(signingKeys, key),
    secondFactors: await idsOfUnreadable(secondFactors, key),
  }
}

async function idsOfUnreadable(values: readonly EncryptedValue[], key: string): Promise<string[]> {
  const ids = []
  for (const { id, value } of values) if (!(await isReadable(value, key))) ids.push(id)
  return ids
}

function isReadable(data: string, key: string): Promise<boolean> {
  return symmetricDecrypt({ key, data }).then(
    () => true,
    () => false,
  )
}
