import { z } from 'zod'
import { noSecondFactors, type SecondFactors } from '#commerce/staff/second-factors.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { SignInChange } from '../embedded-dependencies.ts'
import { voidLinksOf } from '../links/link-store.server.ts'
import { countPasskeys, removePasskeysSince } from '../passkeys/passkey-store.server.ts'
import { no, tables, yes } from '../sign-in-changes/provider-tables.server.ts'
import { lockSignIn, removeSignIns } from '../sign-in-changes/sign-in-store.server.ts'

/** Second factors by user id; a user without one is missing. */
export async function listSecondFactors(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, SecondFactors>> {
  if (userIds.length === 0) return new Map()
  const confirmed = await tables(db)
    .selectFrom('identity_users')
    .select('id')
    .where('id', 'in', userIds)
    .where('twoFactorEnabled', '=', yes)
    .execute()
  const found = new Map<string, SecondFactors>(
    confirmed.map(({ id }) => [id, { ...noSecondFactors, authenticator: true }]),
  )
  for (const [id, passkeys] of await countPasskeys(db, userIds)) {
    found.set(id, { ...(found.get(id) ?? noSecondFactors), passkeys })
  }
  return found
}

const storedFactor = z.object({ secret: z.string(), backupCodes: z.string() })

/** Replaces the second factor; null turns it off. */
export async function setSecondFactor(
  tx: Transaction,
  userId: string,
  stored: string | null,
): Promise<void> {
  const db = tables(tx)
  await db.deleteFrom('identity_two_factors').where('userId', '=', userId).execute()
  if (stored !== null) {
    const factor = storedFactor.parse(JSON.parse(stored))
    await db
      .insertInto('identity_two_factors')
      .values({ id: newDocumentId(), userId, ...factor, verified: yes })
      .execute()
  }
  await db
    .updateTable('identity_users')
    .set({ twoFactorEnabled: stored === null ? no : yes })
    .where('id', '=', userId)
    .execute()
}

/** Whether a user turned the second factor on since, according to the audit log. */
export async function wasTurnedOnSince(
  tx: Transaction,
  userId: string,
  since: number,
): Promise<boolean> {
  const action: SignInChange = 'two-factor.turned-on'
  const found = await tx
    .selectFrom('auditLog')
    .select('id')
    .where('subject', '=', userId)
    .where('action', '=', action)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Removes authenticator app, recovery codes and passkeys, and ends sign-ins and mailed links. Returns what the user had, or
 * null.
 */
export async function removeSecondFactors(
  tx: Transaction,
  userId: string,
): Promise<SecondFactors | null> {
  await lockSignIn(tx, userId)
  const had = (await listSecondFactors(tx, [userId])).get(userId)
  if (!had) return null
  await setSecondFactor(tx, userId, null)
  await removePasskeysSince(tx, userId, 0)
  await removeSignIns(tx, userId)
  await voidLinksOf(tx, userId)
  return had
}
