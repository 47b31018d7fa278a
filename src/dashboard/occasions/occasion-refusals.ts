import type { CreatedOccasion } from '#commerce/occasions/editing/create-occasion.server.ts'
import type { OccasionDraft } from '#commerce/occasions/editing/occasion-draft.ts'
import type { UpdatedOccasion } from '#commerce/occasions/editing/update-occasion.server.ts'
import { mostOccasions } from '#commerce/occasions/occasion.ts'
import { problemTexts } from '#i18n/problem.ts'
import { isEditRefusal } from '../saving/is-edit-refusal.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { occasionProblemText } from './occasion-problem.messages.ts'
import { occasionRefusalText } from './occasions.messages.ts'

type RefusedDraft = Extract<CreatedOccasion | UpdatedOccasion, { ok: false }>

export function occasionRefusal({ refusal }: { refusal: RefusedDraft['refusal'] }): string {
  if (isEditRefusal(refusal)) return editRefusalText(refusal)
  return refusal === 'too-many-occasions'
    ? occasionRefusalText(refusal, { most: mostOccasions })
    : occasionRefusalText(refusal)
}

/** Messages by field for a refusal; empty for one that belongs to no field. */
export function messagesOf(refused: RefusedDraft): Partial<Record<keyof OccasionDraft, string>> {
  if (refused.refusal === 'not-valid') return problemTexts(refused.problems, occasionProblemText)
  const message = occasionRefusal(refused)
  if (refused.refusal === 'slug-taken') return { slug: message }
  return refused.refusal === 'picture-not-found' ? { image: message } : {}
}
