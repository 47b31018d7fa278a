import { useRef, useState } from 'react'
import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import type { DraftProblems, ProductDraft } from '#commerce/catalogue/editing/product-draft.ts'
import type { ProductField, ProductTexts } from '#commerce/catalogue/product-schema.ts'
import { problemTexts } from '#i18n/problem.ts'
import {
  isUploading,
  type PictureDraft,
  uploadedPicture,
  usePictureDrafts,
} from '../pictures/use-picture-drafts.ts'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { catalogueProblemText } from './catalogue-problem.messages.ts'
import { readFields } from './product-fields.ts'
import { productFormText } from './product-form.messages.ts'
import {
  picturesContent,
  rebaseSizes,
  type SizeForm,
  sizeContent,
  sizeDraftOf,
  uploadedPictures,
} from './size-forms.ts'
import { useSizeForms } from './use-size-forms.ts'

export interface ProductStart {
  fields: ProductTexts
  pictures: readonly (DraftPicture & { placeholder: string | null })[]
  sizes: readonly SizeForm[]
}

type ProductMessages = Partial<Record<keyof ProductDraft, string>>

const noMessages: ProductMessages = {}

export function useProductForm(initial: ProductStart) {
  const [start, setStart] = useState(initial)
  const [fields, setFields] = useState(start.fields)
  const [messages, setMessages] = useState(noMessages)
  const [isWaiting, setWaiting] = useState(false)
  const drafts = usePictureDrafts(start.pictures.map(uploadedPicture))
  // A ref beside the state: the leave guard runs after a save before the next render.
  const sizes = useSizeForms(start.sizes)
  const saved = useRef(contentOfStart(start))
  const content = contentOf(fields, drafts.pictures, sizes.sizes)
  const hasUploads = drafts.pictures.some(isUploading) || sizes.hasUploads
  // Reset for good: the message must not return with uploads that start later.
  if (isWaiting && !hasUploads) setWaiting(false)

  function change(changed: ProductTexts) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
    )
  }

  function showProblems(problems: DraftProblems) {
    setMessages(problemTexts(problems, catalogueProblemText))
  }

  /** Returns the draft, or shows messages and returns null. */
  function read(): ProductDraft | null {
    const { draft, problems } = readFields(
      fields,
      uploadedPictures(drafts.pictures),
      sizes.sizes.map(sizeDraftOf),
    )
    showProblems(problems)
    sizes.check(fields)
    setWaiting(hasUploads)
    return hasUploads || Object.keys(problems).length > 0 ? null : draft
  }

  /** Makes a saved version the new start. Edits and uploads made during the save stay. */
  function rebase(stored: ProductStart) {
    const pictures = stored.pictures.map(uploadedPicture)
    saved.current = contentOfStart(stored)
    setStart(stored)
    setFields((now) => keepEditsSince(stored.fields, { sent: fields, now }))
    drafts.setPictures((now) => (now === drafts.pictures ? pictures : now))
    sizes.setSizes((now) => rebaseSizes(stored.sizes, { sent: sizes.sizes, now }))
  }

  /** Continues with merged fields on top of another user's version. */
  function resolve(theirs: ProductStart, merged: MergedForm) {
    saved.current = contentOfStart(theirs)
    setStart(theirs)
    setFields(merged.fields)
    if (merged.takesPictures) drafts.setPictures(theirs.pictures.map(uploadedPicture))
    sizes.setSizes(merged.sizes)
    clearMessages()
  }

  function clearMessages() {
    setMessages(noMessages)
    sizes.setMessages({})
  }

  function discard() {
    setFields(start.fields)
    drafts.setPictures(start.pictures.map(uploadedPicture))
    sizes.setSizes(start.sizes)
    clearMessages()
  }

  return {
    fields,
    change,
    messages:
      isWaiting && drafts.pictures.some(isUploading)
        ? { ...messages, pictures: productFormText('waitForUploads') }
        : messages,
    showProblems,
    /** Whether the user tried to save before all pictures were uploaded. */
    isWaiting,
    drafts,
    sizes,
    read,
    discard,
    rebase,
    resolve,
    isChanged: content !== saved.current,
    isChangedNow: () => content !== saved.current,
    markSaved: () => {
      saved.current = content
    },
    bind: (name: ProductField) => ({
      name,
      value: fields[name] ?? '',
      error: messages[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

interface MergedForm {
  fields: ProductTexts
  takesPictures: boolean
  sizes: readonly SizeForm[]
}

function contentOfStart({ fields, pictures, sizes }: ProductStart): string {
  return contentOf(fields, pictures.map(uploadedPicture), sizes)
}

function contentOf(
  fields: ProductTexts,
  pictures: readonly PictureDraft[],
  sizes: readonly SizeForm[],
): string {
  return JSON.stringify([fields, picturesContent(pictures), sizes.map(sizeContent)])
}
