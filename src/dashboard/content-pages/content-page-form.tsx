import { type ReactNode, useRef } from 'react'
import type { ContentTexts } from '#commerce/content/content-page.ts'
import { longestLead, longestTitle } from '#commerce/content/editing/check-content-texts.ts'
import type { ContentPageToEdit } from '#commerce/content/editing/content-to-edit.server.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import type { useFields } from '../saving/use-fields.ts'
import { BodyField } from './body-field.tsx'
import { contentPagesText } from './content-pages.messages.ts'
import { ContentPreview } from './content-preview.tsx'

type ContentForm = ReturnType<typeof useFields<ContentTexts>>

interface ContentPageFormProps {
  form: ContentForm
  values: ContentPageToEdit['values']
  isSaving: boolean
  onSave: () => void
  /** The save bar. */
  children: ReactNode
}

/** English and Arabic side by side, each above its preview. */
export function ContentPageForm({
  form,
  values,
  isSaving,
  onSave,
  children,
}: ContentPageFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { fields, bind } = form

  function submit() {
    if (isSaving) return
    onSave()
    // After the messages have rendered: focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Form ref={element} onSubmit={submit}>
      <LeaveGuard isChanged={() => form.isChanged} />
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-2">
        <Language title={contentPagesText('english')}>
          <TextField
            label={contentPagesText('pageTitle')}
            autoComplete="off"
            maxLength={longestTitle}
            lang="en"
            {...bind('title')}
          />
          <TextArea
            label={contentPagesText('lead')}
            help={contentPagesText('leadHelp')}
            rows={3}
            maxLength={longestLead}
            lang="en"
            {...bind('lead')}
          />
          <BodyField language="en" values={values.en} {...bind('body')} />
          <ContentPreview
            language="en"
            title={fields.title}
            lead={fields.lead}
            body={fields.body}
            values={values.en}
          />
        </Language>
        <Language title={contentPagesText('arabic')}>
          <TextField
            label={contentPagesText('pageTitleAr')}
            maxLength={longestTitle}
            {...arabicField}
            {...bind('titleAr')}
          />
          <TextArea
            label={contentPagesText('leadAr')}
            help={contentPagesText('leadHelp')}
            rows={3}
            maxLength={longestLead}
            {...arabicField}
            {...bind('leadAr')}
          />
          <BodyField language="ar" values={values.ar} {...bind('bodyAr')} />
          <ContentPreview
            language="ar"
            title={fields.titleAr}
            lead={fields.leadAr}
            body={fields.bodyAr}
            values={values.ar}
          />
        </Language>
      </div>
      {children}
    </Form>
  )
}

function Language({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">{title}</h2>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  )
}
