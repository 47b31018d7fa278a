import type { Pounds } from '../money.ts'

/**
 * What the shop writes to somebody, without its looks: whoever sends it sets it in HTML and in plain text. Everything
 * in it is text, never markup. An address may be a path of the shop's own.
 */
export interface Email {
  subject: string
  /** What a mailbox shows beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  picture?: { address: string; alt: string }
  /** The one thing to do. */
  action?: { label: string; address: string }
  facts?: ReadonlyArray<{ label: string; value: string }>
  goods?: EmailLines
  /** In smaller print, at the end. */
  footnote?: string
}

/** What an order is made up of, as a letter lists it. The last sum is the total. */
export interface EmailLines {
  lines: ReadonlyArray<{ name: string; quantity: number; total: Pounds; image: string | null }>
  sums: ReadonlyArray<{ label: string; amount: Pounds }>
}
