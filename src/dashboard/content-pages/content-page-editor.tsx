import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreContentPage, staffContentQueries, updateContentPage } from '#api/staff-content.ts'
import {
  type ContentPage,
  type ContentTexts,
  isArabicMissing,
} from '#commerce/content/content-page.ts'
import { checkContentTexts } from '#commerce/content/editing/check-content-texts.ts'
import type {
  ContentPageToEdit,
  EditedContentPage,
} from '#commerce/content/editing/content-to-edit.server.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { missingText } from '../layout/layout.messages.ts'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { SaveBar } from '../saving/save-bar.tsx'
import { editRefusalText } from '../saving/saving.messages.ts'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { ContentPageForm } from './content-page-form.tsx'
import { contentPageName } from './content-page-names.messages.ts'
import { contentPagesText } from './content-pages.messages.ts'
import { contentProblemText } from './content-problem.messages.ts'

const refusalMessage = ({ refusal }: { refusal: Parameters<typeof editRefusalText>[0] }) =>
  editRefusalText(refusal)

/** The editor continues after its own saves. After a conflict the user chooses what to keep. */
export function ContentPageEditor({ page }: { page: ContentPage }) {
  const { data } = useSuspenseQuery(staffContentQueries.one(page))
  return <Editor key={page} page={page} loaded={data} />
}

function Editor({ page, loaded }: { page: ContentPage; loaded: ContentPageToEdit }) {
  const [saved, setSaved] = useState<EditedContentPage>(loaded)
  const [newer, setNewer] = useState<EditedContentPage | null>(null)
  const [isAsking, setAsking] = useState(false)
  const form = useFields(saved.texts)
  const queryClient = useQueryClient()
  const { updatedAt } = saved
  const update = useSave({
    send: (texts: ContentTexts) =>
      updateContentPage({ data: { page, texts, seenUpdatedAt: updatedAt } }),
    refusal: refusalMessage,
    invalidates: [staffContentQueries.root],
  })
  const restoring = useSave({
    send: (seenUpdatedAt: number) => restoreContentPage({ data: { page, seenUpdatedAt } }),
    refusal: refusalMessage,
    invalidates: [staffContentQueries.root],
  })

  async function showNewer() {
    const latest = await queryClient.fetchQuery(staffContentQueries.one(page)).catch(() => null)
    setNewer(latest)
  }

  async function save() {
    const sent = form.fields
    const messages = problemTexts(checkContentTexts(sent), contentProblemText)
    form.setMessages(messages)
    if (Object.keys(messages).length > 0) return
    const result = await update.save(sent)
    if (!result) return
    if (result.ok) {
      const { edited } = result
      setSaved(edited)
      setNewer(null)
      form.rebase(edited.texts, (now) => keepEditsSince(edited.texts, { sent, now }))
    } else if (result.refusal === 'not-valid') {
      form.setMessages(problemTexts(result.problems, contentProblemText))
    } else await showNewer()
  }

  async function restore() {
    setAsking(false)
    const result = updatedAt === null ? null : await restoring.save(updatedAt)
    if (result?.ok) {
      setSaved(result.edited)
      setNewer(null)
      form.rebase(result.edited.texts, result.edited.texts)
    } else if (result) await showNewer()
  }

  return (
    <>
      <BackLink to="/dashboard/pages">{missingText('allPages')}</BackLink>
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl">{contentPageName(page)}</h1>
        <Badge tint={updatedAt === null ? 'linen' : 'sage'}>
          {contentPagesText(updatedAt === null ? 'standard' : 'isEdited')}
        </Badge>
        {isArabicMissing(saved.texts) && <ArabicMissing />}
        <div className="flex w-full flex-wrap gap-3 lg:ms-auto lg:w-auto">
          <a
            href={withLocale(`/${page}`)}
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          >
            {contentPagesText('viewPage')}
          </a>
          {updatedAt !== null && (
            <Button
              variant="quiet"
              size="small"
              disabled={update.isSaving}
              pending={restoring.isSaving}
              onClick={() => setAsking(true)}
            >
              {contentPagesText('restore')}
            </Button>
          )}
        </div>
      </header>
      {newer && (
        <EditConflict
          versions={{ base: saved.texts, mine: form.fields, theirs: newer.texts }}
          labels={{
            title: contentPagesText('pageTitle'),
            titleAr: contentPagesText('pageTitleAr'),
            lead: contentPagesText('lead'),
            leadAr: contentPagesText('leadAr'),
            body: contentPagesText('body'),
            bodyAr: contentPagesText('bodyAr'),
          }}
          onResolve={(merged) => {
            form.rebase(newer.texts, merged)
            setSaved(newer)
            setNewer(null)
          }}
        />
      )}
      <ContentPageForm
        form={form}
        values={loaded.values}
        isSaving={update.isSaving || restoring.isSaving}
        onSave={() => void save()}
      >
        <SaveBar
          shown={form.isChanged}
          isSaving={update.isSaving || restoring.isSaving}
          onDiscard={() => form.rebase(saved.texts, saved.texts)}
        />
      </ContentPageForm>
      <ConfirmDialog
        open={isAsking}
        title={contentPagesText('restoreTitle')}
        action={contentPagesText('restore')}
        onClose={() => setAsking(false)}
        onConfirm={() => void restore()}
      >
        {contentPagesText('restoreNote')}
      </ConfirmDialog>
    </>
  )
}
