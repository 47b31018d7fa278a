import type { Email } from './email-content.ts'

/** A letter and its reader. It may be handed over more than once. */
export interface Mail {
  /** One address. */
  to: string
  email: Email
  /** The same whenever the same mail is sent again, so that its reader gets it once. */
  id?: string
}

/** Sends mail. Throws when the mail server did not take it; taken is not yet arrived. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
