import type { Database, Transaction } from '#database/engine.server.ts'

/** Defines an idle guest: not seen since a time, and without a session valid at another. Epoch milliseconds. */
export interface Idleness {
  unseenSince: number
  now: number
}

/** Guest accounts of the identity provider, for the purge of idle ones. */
export interface GuestAccounts {
  /** Ids of idle guests, at most `limit`; never staff or suspended users. */
  listIdle(db: Database, idleness: Idleness & { limit: number }): Promise<string[]>
  /**
   * Locks a guest and removes every sign-in and session, at the provider and in the shop. Returns false when the guest
   * came back in between: the caller then rolls back.
   */
  removeSignIn(tx: Transaction, id: string, idleness: Idleness): Promise<boolean>
}
