import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { archiveOccasion, staffOccasionQueries, updateOccasion } from '#api/occasions.ts'
import type { OccasionToEdit } from '#commerce/occasions/editing/find-occasion-to-edit.server.ts'
import { type OccasionDraft, occasionDraftOf } from '#commerce/occasions/editing/occasion-draft.ts'
import { localizedName } from '#i18n/localized.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { missingText } from '../layout/layout.messages.ts'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { SaveBar } from '../saving/save-bar.tsx'
import { useSave } from '../saving/use-save.ts'
import { OccasionConflict } from './occasion-conflict.tsx'
import { OccasionFormView } from './occasion-form.tsx'
import { messagesOf, occasionRefusal } from './occasion-refusals.ts'
import { occasionsText } from './occasions.messages.ts'
import { useOccasionForm } from './use-occasion-form.ts'

/** The form continues after its own saves. After a conflict the user chooses what to keep. */
export function OccasionPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(staffOccasionQueries.one(id))
  return data && <OccasionEditor key={data.occasion.id} loaded={data} />
}

function OccasionEditor({ loaded }: { loaded: OccasionToEdit }) {
  const [occasion, setOccasion] = useState(loaded.occasion)
  const [newer, setNewer] = useState<OccasionToEdit | null>(null)
  const form = useOccasionForm(occasionDraftOf(occasion), loaded.products)
  const queryClient = useQueryClient()
  const { id, updatedAt, archivedAt } = occasion
  const update = useSave({
    send: (draft: OccasionDraft) =>
      updateOccasion({ data: { id, draft, seenUpdatedAt: updatedAt } }),
    refusal: occasionRefusal,
    invalidates: [staffOccasionQueries.root],
  })
  const archiving = useSave({
    send: () => archiveOccasion({ data: { id, isArchived: archivedAt === null } }),
    refusal: occasionRefusal,
    invalidates: [staffOccasionQueries.root],
  })
  const latest = () => queryClient.getQueryData(staffOccasionQueries.one(id).queryKey) ?? null

  async function save() {
    const sent = form.read()
    if (!sent) return
    const result = await update.save(sent)
    if (result?.ok) {
      const saved = occasionDraftOf(result.occasion)
      form.rebase(saved, (now) => keepEditsSince(saved, { sent, now }))
      setOccasion(result.occasion)
      setNewer(null)
    } else if (result?.refusal === 'changed-elsewhere') await showNewer()
    else if (result) form.setMessages(messagesOf(result))
  }

  async function showNewer() {
    const query = { ...staffOccasionQueries.one(id), staleTime: 0 }
    const found = await queryClient.fetchQuery(query).catch(() => null)
    if (found) form.learn(found.products)
    setNewer(found)
  }

  /** Keeps unsaved edits. If a colleague saved in between, the next save reports the conflict. */
  async function archive() {
    const before = JSON.stringify(occasionDraftOf(occasion))
    const result = await archiving.save()
    const now = latest()
    if (!result?.ok || !now) return
    const isUnchanged = JSON.stringify(occasionDraftOf(now.occasion)) === before
    setOccasion({
      ...occasion,
      archivedAt: now.occasion.archivedAt,
      updatedAt: isUnchanged ? now.occasion.updatedAt : updatedAt,
    })
  }

  return (
    <>
      <BackLink to="/dashboard/occasions">{missingText('allOccasions')}</BackLink>
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl break-words">
          <LocalizedText>{localizedName(occasion)}</LocalizedText>
        </h1>
        {archivedAt !== null && <Badge tint="linen">{occasionsText('isArchived')}</Badge>}
        <div className="flex w-full flex-wrap gap-3 lg:ms-auto lg:w-auto">
          {archivedAt === null && (
            <a
              href={withLocale(`/occasions/${occasion.slug}`)}
              className={buttonStyle({ variant: 'quiet', size: 'small' })}
            >
              {occasionsText('viewPage')}
            </a>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={update.isSaving}
            pending={archiving.isSaving}
            onClick={() => void archive()}
          >
            {archivedAt === null ? (
              <Archive className="size-4" />
            ) : (
              <ArchiveRestore className="size-4" />
            )}
            {occasionsText(archivedAt === null ? 'archive' : 'restore')}
          </Button>
        </div>
      </header>
      {newer && (
        <OccasionConflict
          form={form}
          base={occasionDraftOf(occasion)}
          theirs={occasionDraftOf(newer.occasion)}
          onResolved={() => {
            setOccasion(newer.occasion)
            setNewer(null)
          }}
        />
      )}
      <OccasionFormView
        form={form}
        isSaving={update.isSaving || archiving.isSaving}
        onSave={() => void save()}
      >
        <SaveBar
          shown={form.isChanged}
          isSaving={update.isSaving || archiving.isSaving}
          onDiscard={() => form.rebase(occasionDraftOf(occasion), occasionDraftOf(occasion))}
        />
      </OccasionFormView>
    </>
  )
}
