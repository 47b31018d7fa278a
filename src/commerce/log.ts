/**
 * Structured log for operators. An event is a short phrase in the past tense; fields name the order or job, and never
 * hold a name, an address, a phone number, a card or a secret.
 */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

export type LogFields = Readonly<Record<string, unknown>>
