import { useState } from 'react'
import {
  checkFurtherVariants,
  type VariantProblems,
} from '#commerce/catalogue/editing/variant-draft.ts'
import { problemTexts } from '#i18n/problem.ts'
import { isUploading, pictureDraftsOf } from '../pictures/use-picture-drafts.ts'
import { catalogueProblemText } from './catalogue-problem.messages.ts'
import { readSizeTexts, type SizeTexts } from './product-fields.ts'
import { newSize, type SizeForm, sizeDraftOf } from './size-forms.ts'

type SizeMessages = Partial<Record<keyof VariantProblems, string>>

const noMessages: Readonly<Record<string, SizeMessages>> = {}

/** The further sizes in the form of a product, with the messages of each by its key. */
export function useSizeForms(initial: readonly SizeForm[]) {
  const [sizes, setSizes] = useState(initial)
  const [messages, setMessages] = useState(noMessages)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())

  function change(key: string, changeOne: (size: SizeForm) => SizeForm) {
    setSizes((all) => all.map((size) => (size.key === key ? changeOne(size) : size)))
  }

  function setOpen(key: string, isOpen: boolean) {
    setOpenKeys((before) => {
      const keys = new Set(before)
      if (isOpen) keys.add(key)
      else keys.delete(key)
      return keys
    })
  }

  function changeFields(key: string, changed: SizeTexts) {
    change(key, (size) => ({ ...size, fields: { ...size.fields, ...changed } }))
    setMessages(({ [key]: ofSize, ...others }) => {
      const left = Object.entries(ofSize ?? {}).filter(([field]) => !(field in changed))
      return { ...others, [key]: Object.fromEntries(left) }
    })
  }

  return {
    sizes,
    setSizes,
    setMessages,
    hasUploads: sizes.some(({ pictures }) => pictures.some(isUploading)),
    isOpen: (key: string) => openKeys.has(key),
    setOpen,
    closeAll: () => setOpenKeys(new Set()),
    messagesOf: (key: string): SizeMessages => messages[key] ?? {},
    changeFields,
    setArchived: (key: string, isArchived: boolean) =>
      change(key, (size) => ({ ...size, isArchived })),
    remove: (key: string) => setSizes((all) => all.filter((size) => size.key !== key)),
    add(first: SizeTexts) {
      const size = newSize(first)
      setSizes((all) => [...all, size])
      setOpen(size.key, true)
    },
    picturesOf: ({ key, pictures }: SizeForm) =>
      pictureDraftsOf(pictures, (next) =>
        change(key, (size) => ({
          ...size,
          pictures: typeof next === 'function' ? next(size.pictures) : next,
        })),
      ),
    /** Shows the messages of each size, and opens those that have one. */
    check(first: SizeTexts) {
      const found = checkFurtherVariants(readSizeTexts(first), sizes.map(sizeDraftOf))
      const textsAt = (index: number) => problemTexts(found[index] ?? {}, catalogueProblemText)
      setMessages(Object.fromEntries(sizes.map(({ key }, index) => [key, textsAt(index)])))
      for (const [index, { key, pictures }] of sizes.entries()) {
        const hasMessage = Object.keys(found[index] ?? {}).length > 0
        if (hasMessage || pictures.some(isUploading)) setOpen(key, true)
      }
    },
  }
}
