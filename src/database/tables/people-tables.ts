import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface PeopleTables {
  users: UsersTable
  /** Search words of a user: name, email and phone number. */
  userWords: {
    word: string
    userId: string
    /** Prefix of the word. */
    beginning: string
    /** `createdAt` of the user, so that a search lists the newest first. */
    createdAt: number
  }
  admins: {
    id: string
    userId: string | null
    email: string
    role: string
    addedBy: string | null
    createdAt: number
  }
  sessions: {
    idHash: string
    userId: string
    /** Belongs to a guest. */
    guest: Generated<Flag>
    /** Signed in with a second factor. */
    secondFactor: Generated<Flag>
    createdAt: number
    /** Last request with the session, in steps of some minutes; recorded only for staff. */
    usedAt: Generated<number>
    expiresAt: number
  }
  /** When a user's sessions were last ended: tokens issued before are invalid. */
  sessionEnds: {
    userId: string
    endedAt: number
  }
  identityLinks: IdentityLinksTable
  identityPasskeys: IdentityPasskeysTable
  auditLog: {
    id: string
    at: number
    actorId: string
    action: string
    /** Area of the shop, for the filter of the audit log. */
    kind: Generated<string>
    subject: string
    before: string | null
    after: string | null
    /** When personal data in `before` and `after` was erased: the only update that the database accepts. */
    redactedAt: Generated<number | null>
  }
  /** Permissions that customers gave, with the sentence that they read. */
  consents: {
    id: string
    /** Null without an order. */
    orderId: string | null
    /** `review:` or `stock-alert:` and an id. */
    subject: string
    /** Keyed hash of the address to which the permission allows emails; null for others. */
    emailHash: string | null
    kind: string
    /** In the language of the page. */
    text: string
    locale: string
    givenAt: number
    withdrawnAt: number | null
  }
  /** Notes of staff about a customer, for staff. */
  userNotes: {
    id: string
    userId: string
    text: string
    writtenBy: string
    at: number
  }
  /** Emails that the mail server accepted, without their text and address. */
  sentEmails: {
    /** The message id of the email. */
    id: string
    /** The customer of the order, or the user of the account. */
    userId: string | null
    orderId: string | null
    emailTrigger: string
    /** Data of the email besides the order, as JSON. */
    payload: string
    sentAt: number
  }
  /** Network of an audit entry, until its retention ends. */
  auditOrigins: {
    entryId: string
    /** A whole network, never an IP address. */
    network: string
    at: number
  }
}

export interface UsersTable {
  id: string
  name: string
  surname: string
  email: string
  phone: string
  profilePicture: string | null
  suspended: Flag
  role: string
  /** Verified email in lower case; `email` is unverified. */
  verifiedEmail: Generated<string | null>
  /** The language of emails about the account: `en` or `ar`. */
  locale: Generated<string>
  createdAt: number
  /** When the profile last changed. A change of role or a suspension is only in the audit log. */
  updatedAt: number
}

/** An open link that the embedded identity provider has emailed. Only the hash of its token is stored. */
/** Passkeys of users of the embedded identity provider. */
export interface IdentityPasskeysTable {
  id: string
  userId: string
  /** Of the authenticator, in base64url. */
  credentialId: string
  /** COSE key, in base64url. */
  publicKey: string
  /** Signatures that the authenticator counted; 0 if it does not count. */
  counter: number
  name: string
  createdAt: number
}

export interface IdentityLinksTable {
  tokenHash: string
  userId: string
  purpose: string
  /** Recipient of the email; for a change of email the new one, for its undo the previous one. */
  email: string
  /** Digest of the user's sign-in methods at that time: another digest voids the link. Empty for an undo. */
  signInDigest: string
  /** For an undo: the encrypted second factor at that time, as JSON. */
  secondFactor: string | null
  createdAt: number
  expiresAt: number
}
