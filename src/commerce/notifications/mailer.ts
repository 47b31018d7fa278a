export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail. Throws when the mail server did not take it; taken is not yet arrived. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
