import { isPounds, type Pounds } from '../../money.ts'

/** What super admins say about an area. */
export interface ZoneDraft {
  name: string
  fee: Pounds
  open: boolean
}

export type ZoneMessages = Partial<Record<keyof ZoneDraft, string>>

export const zoneLimits = { name: 60, fee: 10_000 } as const

/** What is wrong with an area, beside the field that it concerns; nothing when it can be saved. */
export function checkZone({ name, fee }: ZoneDraft): ZoneMessages {
  const messages: ZoneMessages = {}
  if (name.trim() === '') messages.name = 'Give it a name.'
  else if (name.trim().length > zoneLimits.name) {
    messages.name = `${zoneLimits.name} letters at most.`
  }
  if (!isPounds(fee) || fee > zoneLimits.fee) {
    messages.fee = 'A whole number of pounds, from 0 to 10,000.'
  }
  return messages
}
