import type { Pounds } from '../money.ts'

/**
 * The content of an email, rendered later as HTML and plain text. Every string is text, never markup. An address may be
 * a path of the shop.
 */
export interface Email {
  subject: string
  /** The preview text beside the subject in the inbox. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  picture?: { address: string; alt: string }
  /** The message card of an order; without a signature for an anonymous sender. */
  card?: { message: string; signature: string | null }
  /** The button. */
  action?: { label: string; address: string }
  facts?: ReadonlyArray<{ label: string; value: string }>
  goods?: EmailLines
  footnote?: string
  /** The link with which the recipient ends emails of this kind. */
  stop?: { label: string; address: string }
}

/** The lines and sums of an order. The last sum is the total. */
export interface EmailLines {
  lines: ReadonlyArray<{ name: string; quantity: number; total: Pounds; image: string | null }>
  sums: ReadonlyArray<{ label: string; amount: Pounds }>
}

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
