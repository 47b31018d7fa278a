import type { editRefusalText } from './saving.messages.ts'

/** A refusal that every edit may get: `editRefusalText` has its text. */
export type EditRefusal = Parameters<typeof editRefusalText>[0]

const editRefusals: Record<EditRefusal, true> = { 'not-valid': true, 'changed-elsewhere': true }

export function isEditRefusal(refusal: string): refusal is EditRefusal {
  return Object.hasOwn(editRefusals, refusal)
}
