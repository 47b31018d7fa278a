import { useRef, useState } from 'react'
import { uploadPicture } from '#api/upload-picture.ts'
import {
  type CategoryDraft,
  type CategoryMessages,
  checkCategory,
  longestCategoryName,
} from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Picture } from '#ui/picture.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { DropZone } from '../pictures/drop-zone.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { categoriesText } from './categories.messages.ts'

interface CategoryFormProps {
  start: CategoryDraft
  action: string
  isSaving: boolean
  /** What someone else has saved since; null without a conflict. */
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
      ...checkCategory({ name, nameAr, image }),
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
      <CategoryPicture
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

function CategoryPicture({
  image,
  error,
  onUploading,
  onImage,
}: {
  image: string | null
  error: string | undefined
  onUploading: (isUploading: boolean) => void
  onImage: (image: string | null) => void
}) {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const newest = useRef<File>(null)

  async function upload([file]: File[]) {
    if (!file) return
    newest.current = file
    setProblem(undefined)
    setProgress(0)
    onUploading(true)
    // Ignore the result of an earlier file: uploads may finish in another order.
    const isNewest = () => newest.current === file
    const result = await uploadPicture(file, (part) => isNewest() && setProgress(part))
    if (!isNewest()) return
    onUploading(false)
    setProgress(null)
    if (result.ok) onImage(result.picture.address)
    else setProblem(result.reason)
  }

  return (
    <div className="grid gap-3">
      {image && (
        <div className="flex items-end gap-4">
          <span className="block aspect-3/4 w-28 overflow-hidden rounded-sm bg-linen">
            <Picture {...pictureSources(image)} alt="" sizes="112px" className="size-full" />
          </span>
          <Button variant="plain" size="small" onClick={() => onImage(null)}>
            {categoriesText('removePicture')}
          </Button>
        </div>
      )}
      <DropZone
        label={categoriesText(image ? 'replacePicture' : 'addPicture')}
        onFiles={(files) => void upload(files)}
      />
      {progress !== null && (
        <progress
          aria-label={categoriesText('uploading')}
          value={progress}
          className="h-1.5 w-full accent-moss"
        />
      )}
      {(problem ?? error) && (
        <p role="alert" className="text-xs text-blush">
          {problem ?? error}
        </p>
      )}
    </div>
  )
}
