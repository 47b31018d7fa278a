import { useRef, useState } from 'react'
import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import type { DraftMessages, ProductDraft } from '#commerce/catalogue/editing/product-draft.ts'
import type { ProductField, ProductTexts } from '#commerce/catalogue/product-schema.ts'
import { arabicOf } from '#i18n/localized.ts'
import {
  isUploading,
  type PictureDraft,
  uploadedPicture,
  usePictureDrafts,
} from '../pictures/use-picture-drafts.ts'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { readFields } from './product-fields.ts'
import { productFormText } from './product-form.messages.ts'

export interface ProductStart {
  fields: ProductTexts
  pictures: readonly (DraftPicture & { placeholder: string | null })[]
}

const noMessages: DraftMessages = {}

export function useProductForm(initial: ProductStart) {
  const [start, setStart] = useState(initial)
  const [fields, setFields] = useState(start.fields)
  const [messages, setMessages] = useState(noMessages)
  const [isWaiting, setWaiting] = useState(false)
  const drafts = usePictureDrafts(start.pictures.map(uploadedPicture))
  // A ref beside the state: the leave guard runs after a save before the next render.
  const saved = useRef(contentOf(start.fields, start.pictures.map(uploadedPicture)))
  const content = contentOf(fields, drafts.pictures)
  const hasUploads = drafts.pictures.some(isUploading)
  // Reset for good: the message must not return with uploads that start later.
  if (isWaiting && !hasUploads) setWaiting(false)

  function change(changed: ProductTexts) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
    )
  }

  /** Returns the draft, or shows messages and returns null. */
  function read(): ProductDraft | null {
    const { draft, messages: found } = readFields(fields, uploadedPictures(drafts.pictures))
    setMessages(found)
    setWaiting(hasUploads)
    return hasUploads || Object.keys(found).length > 0 ? null : draft
  }

  /** Makes a saved version the new start. Edits and uploads made during the save stay. */
  function rebase(stored: ProductStart) {
    const pictures = stored.pictures.map(uploadedPicture)
    saved.current = contentOf(stored.fields, pictures)
    setStart(stored)
    setFields((now) => keepEditsSince(stored.fields, { sent: fields, now }))
    drafts.setPictures((now) => (now === drafts.pictures ? pictures : now))
  }

  /** Continues with merged fields on top of another user's version. */
  function resolve(theirs: ProductStart, merged: ProductTexts, takesPictures: boolean) {
    const pictures = theirs.pictures.map(uploadedPicture)
    saved.current = contentOf(theirs.fields, pictures)
    setStart(theirs)
    setFields(merged)
    if (takesPictures) drafts.setPictures(pictures)
    setMessages(noMessages)
  }

  function discard() {
    setFields(start.fields)
    drafts.setPictures(start.pictures.map(uploadedPicture))
    setMessages(noMessages)
  }

  return {
    fields,
    change,
    messages: isWaiting ? { ...messages, pictures: productFormText('waitForUploads') } : messages,
    setMessages,
    drafts,
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

export function uploadedPictures(pictures: readonly PictureDraft[]): DraftPicture[] {
  return pictures.flatMap(({ address, alt, altAr }) =>
    address === null ? [] : [{ address, alt, ...arabicOf('altAr', altAr) }],
  )
}

function contentOf(fields: ProductTexts, pictures: readonly PictureDraft[]): string {
  return JSON.stringify([
    fields,
    pictures.map(({ key, address, alt }) => address ?? [key, alt]),
    pictures.map(({ alt, altAr }) => (altAr ? [alt, altAr] : alt)),
  ])
}
