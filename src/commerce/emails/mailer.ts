import type { Email } from './email-content.ts'

/** An email with its recipient. A retry may send it more than once. */
export interface Mail {
  /** One address. */
  to: string
  email: Email
  /** Becomes the Message-ID; a retry keeps it, so that mailboxes can discard the duplicate. */
  id?: string
}

/** Sends emails. Throws when the mail server does not accept one; acceptance is not delivery. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
