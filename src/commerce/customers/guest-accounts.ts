import type { Database, Transaction } from '#database/engine.server.ts'

/** Which guests are idle: not seen since a time, and without a session that is valid now. Epoch milliseconds. */
export interface Idleness {
  unseenSince: number
  now: number
}

/** The guest accounts of the identity provider, for the purge of idle ones. */
export interface GuestAccounts {
  /** Ids of idle guests, at most `limit`. Staff and suspended users are never among them. */
  listIdle(db: Database, idleness: Idleness & { limit: number }): Promise<string[]>
  /**
   * Locks a guest and removes every sign-in and session, at the provider and in the shop. False when the guest was seen
   * meanwhile: the caller then rolls back.
   */
  removeSignIn(tx: Transaction, id: string, idleness: Idleness): Promise<boolean>
}
