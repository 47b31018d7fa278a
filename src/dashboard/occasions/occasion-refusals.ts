import type { CreatedOccasion } from '#commerce/occasions/editing/create-occasion.server.ts'
import type { OccasionMessages } from '#commerce/occasions/editing/occasion-draft.ts'
import type { UpdatedOccasion } from '#commerce/occasions/editing/update-occasion.server.ts'
import { mostOccasions } from '#commerce/occasions/occasion.ts'
import { occasionRefusalText } from './occasions.messages.ts'

type RefusedDraft = Extract<CreatedOccasion | UpdatedOccasion, { ok: false }>

export function occasionRefusal({ refusal }: { refusal: RefusedDraft['refusal'] }): string {
  return refusal === 'too-many-occasions'
    ? occasionRefusalText(refusal, { most: mostOccasions })
    : occasionRefusalText(refusal)
}

/** Messages by field for a refusal; empty for one that belongs to no field. */
export function messagesOf(refused: RefusedDraft): OccasionMessages {
  if (refused.refusal === 'not-valid') return refused.messages
  const message = occasionRefusal(refused)
  if (refused.refusal === 'slug-taken') return { slug: message }
  return refused.refusal === 'picture-not-found' ? { image: message } : {}
}
