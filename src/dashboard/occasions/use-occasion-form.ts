import { useRef, useState } from 'react'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import {
  checkOccasion,
  type OccasionDraft,
  slugOf,
} from '#commerce/occasions/editing/occasion-draft.ts'
import { problemTexts } from '#i18n/problem.ts'
import { useFields } from '../saving/use-fields.ts'
import { occasionProblemText } from './occasion-problem.messages.ts'
import { occasionsText } from './occasions.messages.ts'

/** The form of an occasion. It knows the products by name; the draft has their ids. */
export function useOccasionForm(start: OccasionDraft, startProducts: readonly StaffProduct[]) {
  const form = useFields(start)
  const { fields, setFields, setMessages } = form
  const [known, setKnown] = useState(() => byId(startProducts))
  const [isUploading, setUploading] = useState(false)
  // A ref beside the state: the leave guard runs after a save before the next render.
  const isSaved = useRef(false)

  function change(changed: Partial<OccasionDraft>) {
    setFields((before) => ({ ...before, ...changed }))
    for (const name of Object.keys(changed)) {
      setMessages((before) => ({ ...before, [name]: undefined }))
    }
  }

  return {
    ...form,
    change,
    isChanged: form.isChanged || isUploading,
    isChangedNow: () => (form.isChanged || isUploading) && !isSaved.current,
    markSaved: () => {
      isSaved.current = true
    },
    setUploading,
    products: fields.productIds.flatMap((id) => known.get(id) ?? []),
    setProducts(products: readonly StaffProduct[]) {
      setKnown(new Map([...known, ...byId(products)]))
      change({ productIds: products.map(({ id }) => id) })
    },
    /** Products of another version, so that the form can show them. */
    learn: (products: readonly StaffProduct[]) => setKnown(new Map([...known, ...byId(products)])),
    nameOf: (id: string) => known.get(id),
    /** The address of a new occasion follows its name until the user edits it. */
    changeName(name: string) {
      const follows = start.slug === '' && fields.slug === slugOf(fields.name)
      change({ name, ...(follows && { slug: slugOf(name) }) })
    },
    /** Returns the draft, or shows messages and returns null. */
    read(): OccasionDraft | null {
      const messages = {
        ...problemTexts(checkOccasion(fields), occasionProblemText),
        ...(isUploading && { image: occasionsText('waitForUpload') }),
      }
      setMessages(messages)
      return Object.keys(messages).length > 0 ? null : fields
    },
  }
}

export type OccasionForm = ReturnType<typeof useOccasionForm>

function byId(products: readonly StaffProduct[]): Map<string, StaffProduct> {
  return new Map(products.map((product) => [product.id, product]))
}
