import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { IdentityLinksTable } from '#database/tables/people-tables.ts'
import { inTransaction } from '#database/transaction.server.ts'
import {
  lockSignIn,
  readSignIn,
  type SignInState,
} from '../sign-in-changes/sign-in-store.server.ts'

export type LinkPurpose = 'password-reset' | 'email-proof' | 'email-change' | 'email-undo'
export type IdentityLink = Selectable<IdentityLinksTable>

const hour = 60 * 60_000
const linkLifeMs = hour
/** Long enough for an owner who reads email once a week. */
const undoLifeMs = 7 * 24 * hour

export interface NewLink {
  userId: string
  purpose: LinkPurpose
  email: string
  now: number
  /** Random, unless a later email must derive the token again. */
  token?: string
  secondFactor?: string | null
}

/** Stores a link with the current digest of its user's sign-in, and returns its token. */
export async function addLink(tx: Transaction, link: NewLink): Promise<string> {
  const { userId, purpose, email, now, secondFactor = null } = link
  const token = link.token ?? randomBytes(32).toString('base64url')
  const isUndo = purpose === 'email-undo'
  const state = await readSignIn(tx, userId)
  if (!state) throw new Error('A link needs an account.')
  await tx.deleteFrom('identityLinks').where('expiresAt', '<=', now).execute()
  await tx
    .insertInto('identityLinks')
    .values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email,
      signInDigest: isUndo ? '' : state.digest,
      secondFactor,
      createdAt: now,
      expiresAt: now + (isUndo ? undoLifeMs : linkLifeMs),
    })
    .execute()
  return token
}

/** Adds a link for the user's own address. Null if the user has left that address since the request read it. */
export async function addOwnLink(tx: Transaction, link: NewLink): Promise<string | null> {
  await lockSignIn(tx, link.userId)
  const account = await readSignIn(tx, link.userId)
  return account?.email === link.email ? addLink(tx, link) : null
}

interface PresentedLink {
  token: string
  purpose: LinkPurpose
  now: number
}

export async function findLink(
  db: Database,
  { token, purpose, now }: PresentedLink,
): Promise<IdentityLink | undefined> {
  return db
    .selectFrom('identityLinks')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/**
 * Consumes a link and applies it in the same transaction; null if it is void. The digest is compared while the user is
 * locked, so a change of the sign-in that commits first voids the link, whichever code made that change.
 */
export function useLink<T>(
  db: Database,
  presented: PresentedLink,
  apply: (tx: Transaction, link: IdentityLink, account: SignInState) => Promise<T | null>,
): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const userId = (await findLink(tx, presented))?.userId
    if (userId === undefined) return null
    await lockSignIn(tx, userId)
    // Another request may have consumed it before the lock.
    const link = await findLink(tx, presented)
    const account = link && (await readSignIn(tx, userId))
    if (!link || !account) return null
    await tx.deleteFrom('identityLinks').where('tokenHash', '=', link.tokenHash).execute()
    const isVoid = link.purpose !== 'email-undo' && link.signInDigest !== account.digest
    return isVoid ? null : apply(tx, link, account)
  })
}

/** Voids the mailed links of a user, except the undo of an address change, which is for stolen accounts. */
export async function voidLinksOf(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('identityLinks')
    .where('userId', '=', userId)
    .where('purpose', '!=', 'email-undo')
    .execute()
}

/** Voids the undo links of changes made after the one that is undone. */
export async function voidUndoLinksSince(
  tx: Transaction,
  userId: string,
  since: number,
): Promise<void> {
  await tx
    .deleteFrom('identityLinks')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute()
}

/** Whether another user may still restore this address: no other account may take it until then. */
export async function isReserved(
  db: Database,
  { email, userId = '', now }: { email: string; userId?: string; now: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('identityLinks')
    .select('userId')
    .where('email', '=', email)
    .where('userId', '!=', userId)
    .where('purpose', '=', 'email-undo')
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * The user has this address again, so there is nothing to undo: neither the change away from it nor one made since.
 * Returns whether there was one.
 */
export async function voidUndoOf(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const undo = await tx
    .selectFrom('identityLinks')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('purpose', '=', 'email-undo')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  if (!undo) return false
  await voidUndoLinksSince(tx, userId, undo.createdAt)
  return true
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
