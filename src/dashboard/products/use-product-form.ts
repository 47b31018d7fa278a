import { useRef, useState } from 'react'
import type {
  DraftMessages,
  DraftPicture,
  ProductDraft,
} from '#commerce/catalogue/editing/product-draft.ts'
import { isUploading, type PictureDraft, pictureInPlace } from '../pictures/picture-draft.ts'
import { usePictureDrafts } from '../pictures/use-picture-drafts.ts'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { type ProductFields, readFields } from './product-fields.ts'

export interface ProductStart {
  fields: ProductFields
  pictures: readonly (DraftPicture & { placeholder: string | null })[]
}

const noMessages: DraftMessages = {}

/** What is typed about a product, until it is saved. */
export function useProductForm(begun: ProductStart) {
  const [start, setStart] = useState(begun)
  const [fields, setFields] = useState(start.fields)
  const [messages, setMessages] = useState(noMessages)
  const [waits, setWaits] = useState(false)
  const drafts = usePictureDrafts(start.pictures.map(pictureInPlace))
  // A reference beside the state: what leaves the page right after saving is asked before the next rendering.
  const saved = useRef(contentOf(start.fields, start.pictures.map(pictureInPlace)))
  const content = contentOf(fields, drafts.pictures)
  const isComing = drafts.pictures.some(isUploading)
  // For good: whoever brings more pictures later has not been told to wait for them.
  if (waits && !isComing) setWaits(false)

  function change(changed: Partial<ProductFields>) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
    )
  }

  /** The draft, or null with a message beside each field that is in its way. */
  function read(): ProductDraft | null {
    const { draft, messages: found } = readFields(fields, placed(drafts.pictures))
    setMessages(found)
    setWaits(isComing)
    return isComing || Object.keys(found).length > 0 ? null : draft
  }

  /** Goes on from what is kept of it. What was typed or brought in while it was saved stays. */
  function goOnFrom(kept: ProductStart) {
    const pictures = kept.pictures.map(pictureInPlace)
    saved.current = contentOf(kept.fields, pictures)
    setStart(kept)
    setFields((now) => keepEditsSince(kept.fields, { sent: fields, now }))
    drafts.setPictures((now) => (now === drafts.pictures ? pictures : now))
  }

  function discard() {
    setFields(start.fields)
    drafts.setPictures(start.pictures.map(pictureInPlace))
    setMessages(noMessages)
  }

  return {
    fields,
    change,
    messages: waits ? { ...messages, pictures: 'Wait until the pictures are in.' } : messages,
    setMessages,
    drafts,
    read,
    discard,
    goOnFrom,
    isChanged: content !== saved.current,
    isChangedNow: () => content !== saved.current,
    markSaved: () => {
      saved.current = content
    },
    bind: (name: keyof ProductFields) => ({
      name,
      value: fields[name],
      error: messages[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

function placed(pictures: readonly PictureDraft[]): DraftPicture[] {
  return pictures.flatMap(({ address, alt }) => (address === null ? [] : [{ address, alt }]))
}

function contentOf(fields: ProductFields, pictures: readonly PictureDraft[]): string {
  return JSON.stringify([
    fields,
    pictures.map(({ key, address, alt }) => address ?? [key, alt]),
    pictures.map((one) => one.alt),
  ])
}
