import { useNavigate } from '@tanstack/react-router'
import { createOccasion, staffOccasionQueries } from '#api/occasions.ts'
import type { OccasionDraft } from '#commerce/occasions/editing/occasion-draft.ts'
import { Button } from '#ui/button.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { missingText } from '../layout/layout.messages.ts'
import { useSave } from '../saving/use-save.ts'
import { OccasionFormView } from './occasion-form.tsx'
import { messagesOf, occasionRefusal } from './occasion-refusals.ts'
import { occasionsText } from './occasions.messages.ts'
import { useOccasionForm } from './use-occasion-form.ts'

const emptyDraft: OccasionDraft = {
  slug: '',
  name: '',
  nameAr: '',
  intro: '',
  introAr: '',
  image: null,
  isSensitive: false,
  dateRule: { kind: 'none' },
  productIds: [],
}

export function NewOccasionPage() {
  const form = useOccasionForm(emptyDraft, [])
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: (draft: OccasionDraft) => createOccasion({ data: draft }),
    refusal: occasionRefusal,
    invalidates: [staffOccasionQueries.root],
  })

  async function create() {
    const draft = form.read()
    const result = draft && (await save(draft))
    if (result?.ok) {
      form.markSaved()
      const occasionId = result.occasion.id
      await navigate({ to: '/dashboard/occasions/$occasionId', params: { occasionId } })
    } else if (result) form.setMessages(messagesOf(result))
  }

  return (
    <>
      <BackLink to="/dashboard/occasions">{missingText('allOccasions')}</BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">{occasionsText('newOccasion')}</h1>
      <OccasionFormView form={form} isSaving={isSaving} onSave={() => void create()}>
        <div className="mt-10">
          <Button type="submit" pending={isSaving}>
            {occasionsText('create')}
          </Button>
        </div>
      </OccasionFormView>
    </>
  )
}
