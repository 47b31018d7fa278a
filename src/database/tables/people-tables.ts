import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface UsersTable {
  id: string
  name: string
  surname: string
  email: string
  phone: string
  profilePicture: string | null
  suspended: Flag
  role: string
  /** The address that they have proved is theirs, in small letters; `email` is what they say of themselves. */
  verifiedEmail: Generated<string | null>
  createdAt: number
  /** When what is said of them last changed. A role or a suspension is done to them, and is told by the audit log. */
  updatedAt: number
}

/** What somebody is found by: the words of their name and address, and their phone number. */
export interface UserWordsTable {
  word: string
  userId: string
  /** The first letters of the word. */
  beginning: string
  /** When the person became known: of those with a beginning the newest come first. */
  createdAt: number
}

export interface AdminsTable {
  id: string
  userId: string | null
  email: string
  role: string
  addedBy: string | null
  createdAt: number
}

export interface SessionsTable {
  idHash: string
  userId: string
  /** Begun by a guest. */
  guest: Generated<Flag>
  /** Begun with a second factor. */
  secondFactor: Generated<Flag>
  createdAt: number
  /** When whoever has it last asked the shop for something; of staff alone, and to some minutes. */
  usedAt: Generated<number>
  expiresAt: number
}

/** When somebody's sessions were last ended: what was issued to them before begins none again. */
export interface SessionEndsTable {
  userId: string
  endedAt: number
}

/** An open link that the embedded identity provider has mailed. Only the hash of its token is stored. */
export interface IdentityLinksTable {
  tokenHash: string
  userId: string
  purpose: string
  /** The address that was mailed; for a change of address the new one, for its undo the previous one. */
  email: string
  /** The user's ways to sign in when the link was mailed: another digest voids the link. Empty for an undo. */
  signInDigest: string
  /** For an undo: the encrypted second factor of that moment, as JSON. */
  secondFactor: string | null
  createdAt: number
  expiresAt: number
}

export interface AuditLogTable {
  id: string
  at: number
  actorId: string
  action: string
  /** What part of the shop it concerns. */
  kind: Generated<string>
  subject: string
  before: string | null
  after: string | null
}

/** From where somebody did what the audit log says, until it is forgotten. */
export interface AuditOriginsTable {
  entryId: string
  /** A whole network, never the address itself. */
  network: string
  at: number
}
