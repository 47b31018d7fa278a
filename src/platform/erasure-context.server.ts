import type { Transaction } from '#database/engine.server.ts'
import { endSessionsOf, lockSessionsOf } from '#identity/sessions/session-store.server.ts'
import { identity, shop } from './services.server.ts'

/** The shop, and the way to remove the sign-in of a user at the provider and in the shop. */
export const erasureContext = {
  ...shop,
  async removeSignIn(tx: Transaction, uid: string, at: number) {
    await identity.removeAccount(tx, uid)
    await lockSessionsOf(tx, uid)
    await endSessionsOf(tx, uid, at)
  },
}
