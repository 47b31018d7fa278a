import type { AccountOpener } from '#commerce/customers/open-account.server.ts'
import type { ReadIdToken } from '../sessions/id-token.server.ts'

/** The server's side of the identity provider. Nothing outside this folder knows which one it is. */
export interface IdentityServer {
  /** Answers the provider's own requests under `/api/auth`. `address` is the client's, for rate limits. */
  handle(request: Request, address: string | undefined): Promise<Response>
  readIdToken(token: string, now: number): Promise<ReadIdToken>
  /** Null where people alone open their accounts. */
  openAccount: AccountOpener | null
  /**
   * Ends all sign-ins of a person: no browser that was in fetches a token any more. Where the tokens themselves say
   * since when their bearer is in, nothing has to be done.
   */
  endSignIns(uid: string): Promise<void>
}
