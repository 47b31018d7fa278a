import { useRef, useState } from 'react'
import {
  type CategoryDraft,
  checkCategory,
  longestCategoryName,
} from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { catalogueProblemText } from '../products/catalogue-problem.messages.ts'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { categoriesText } from './categories.messages.ts'
import type { CategoryMessages } from './category-refusals.ts'

interface CategoryFormProps {
  start: CategoryDraft
  action: string
  isSaving: boolean
  /** The version that another user has saved since; null without a conflict. */
  theirs?: CategoryDraft | null
  /** The user continues on top of their version, which becomes `start`. */
  onResolved?: () => void
  onTouched?: (isTouched: boolean) => void
  /** Returns messages by field, or 'saved'. */
  onSave: (draft: CategoryDraft) => Promise<CategoryMessages | 'saved'>
}

export function CategoryForm({
  start,
  action,
  isSaving,
  theirs = null,
  onResolved,
  onTouched,
  onSave,
}: CategoryFormProps) {
  const [name, setName] = useState(start.name)
  const [nameAr, setNameAr] = useState(start.nameAr ?? '')
  const [image, setImage] = useState(start.image)
  const [messages, setMessages] = useState<CategoryMessages>({})
  const [isUploading, setUploading] = useState(false)
  const isSaved = useRef(false)
  const isChanged = isUploading || !isSame({ name, nameAr, image }, start)

  /** Called in the event itself: the user may leave the form before it renders again. */
  function touch() {
    setMessages({})
    onTouched?.(true)
  }

  async function submit() {
    if (isSaving) return
    const found = {
      ...problemTexts(checkCategory({ name, nameAr, image }), catalogueProblemText),
      ...(isUploading && { image: categoriesText('waitForUpload') }),
    }
    setMessages(found)
    if (Object.keys(found).length > 0) return
    // Before the result: a save navigates away at once, and the leave guard must not ask.
    isSaved.current = true
    const result = await onSave({ name, nameAr, image })
    if (result === 'saved') return
    isSaved.current = false
    setMessages(result)
  }

  function resolve(merged: CategoryDraft) {
    setName(merged.name)
    setNameAr(merged.nameAr ?? '')
    setImage(merged.image)
    setMessages({})
    onTouched?.(theirs === null || !isSame(merged, theirs))
    onResolved?.()
  }

  return (
    <Form onSubmit={submit} className="grid max-w-xl gap-6">
      {theirs && (
        <EditConflict
          versions={{ base: start, mine: { name, nameAr, image }, theirs }}
          labels={{
            name: categoriesText('name'),
            nameAr: categoriesText('nameAr'),
            image: categoriesText('picture'),
          }}
          show={(field, draft) =>
            field === 'image' && draft.image ? <Thumbnail image={draft.image} /> : draft[field]
          }
          onResolve={resolve}
        />
      )}
      {/* With `onTouched`, the panel has a leave guard of its own. */}
      {!onTouched && <LeaveGuard isChanged={() => isChanged && !isSaved.current} />}

      <TextField
        label={categoriesText('name')}
        name="name"
        autoComplete="off"
        maxLength={longestCategoryName}
        value={name}
        // The form may unmount after the save, which would lose text typed meanwhile.
        readOnly={isSaving}
        error={messages.name}
        onChange={(event) => {
          setName(event.target.value)
          touch()
        }}
      />
      <TextField
        label={categoriesText('nameAr')}
        name="nameAr"
        maxLength={longestCategoryName}
        {...arabicField}
        value={nameAr}
        readOnly={isSaving}
        error={messages.nameAr}
        onChange={(event) => {
          setNameAr(event.target.value)
          touch()
        }}
      />
      <PictureField
        image={image}
        error={messages.image}
        onUploading={(uploading) => {
          setUploading(uploading)
          touch()
        }}
        onImage={(uploaded) => {
          setImage(uploaded)
          touch()
        }}
      />
      <div>
        <Button type="submit" pending={isSaving} disabled={!isChanged}>
          {action}
        </Button>
      </div>
    </Form>
  )
}

function isSame(one: CategoryDraft, other: CategoryDraft): boolean {
  const isArabicSame = (one.nameAr ?? '') === (other.nameAr ?? '')
  return one.name === other.name && isArabicSame && one.image === other.image
}

function Thumbnail({ image }: { image: string }) {
  return (
    <PictureTile
      files={pictureSources(image)}
      alt={categoriesText('pictureOfCategory')}
      sizes="64px"
      className="aspect-3/4 w-16"
    />
  )
}
