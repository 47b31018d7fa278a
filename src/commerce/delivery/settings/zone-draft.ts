import { isPounds, type Pounds } from '../../money.ts'

/** Editable fields of an area. */
export interface ZoneDraft {
  name: string
  fee: Pounds
  open: boolean
}

export type ZoneMessages = Partial<Record<keyof ZoneDraft, string>>

export const zoneLimits = { name: 60, fee: 10_000 } as const

/** Error messages of an area by field; empty if it is valid. */
export function checkZone({ name, fee }: ZoneDraft): ZoneMessages {
  const messages: ZoneMessages = {}
  if (name.trim() === '') messages.name = 'Enter a name.'
  else if (name.trim().length > zoneLimits.name) {
    messages.name = `At most ${zoneLimits.name} characters.`
  }
  if (!isPounds(fee) || fee > zoneLimits.fee) {
    messages.fee = 'Enter a whole number from 0 to 10,000.'
  }
  return messages
}
