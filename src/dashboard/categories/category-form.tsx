import { type FormEvent, useRef, useState } from 'react'
import {
  type CategoryDraft,
  type CategoryMessages,
  checkCategory,
  longestCategoryName,
} from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DropZone } from '../pictures/drop-zone.tsx'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'

export interface CategoryFormProps {
  start: CategoryDraft
  action: string
  isSaving: boolean
  /** Something is typed or brought in. */
  onTouched?: () => void
  /** Answers messages for the fields that were in the way, or nothing when it is saved. */
  onSave: (draft: CategoryDraft) => Promise<CategoryMessages | 'saved'>
}

/** The name of a category, and its picture. */
export function CategoryForm({ start, action, isSaving, onTouched, onSave }: CategoryFormProps) {
  const [name, setName] = useState(start.name)
  const [image, setImage] = useState(start.image)
  const [messages, setMessages] = useState<CategoryMessages>({})
  const [isComing, setComing] = useState(false)
  const isSaved = useRef(false)
  const isChanged = isComing || name !== start.name || image !== start.image

  /** In the same moment as what changes: the form may be left before it is drawn again. */
  function touch() {
    setMessages({})
    onTouched?.()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const found = {
      ...checkCategory({ name, image }),
      ...(isComing && { image: 'Wait until the picture is in.' }),
    }
    setMessages(found)
    if (Object.keys(found).length > 0) return
    // Before the answer: whoever saves is led away in the same moment.
    isSaved.current = true
    const answer = await onSave({ name, image })
    if (answer === 'saved') return
    isSaved.current = false
    setMessages(answer)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-6">
      {/* A panel that is told of every change asks by itself. */}
      {!onTouched && <LeaveGuard isChanged={() => isChanged && !isSaved.current} />}

      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={longestCategoryName}
        value={name}
        // With the answer the form may be gone, and what was typed meanwhile with it.
        readOnly={isSaving}
        error={messages.name}
        onChange={(event) => {
          setName(event.target.value)
          touch()
        }}
      />
      <CategoryPicture
        image={image}
        error={messages.image}
        onComing={(comes) => {
          setComing(comes)
          touch()
        }}
        onImage={(brought) => {
          setImage(brought)
          touch()
        }}
      />
      <div>
        <Button type="submit" pending={isSaving} disabled={!isChanged}>
          {action}
        </Button>
      </div>
    </form>
  )
}

function CategoryPicture({
  image,
  error,
  onComing,
  onImage,
}: {
  image: string | null
  error: string | undefined
  onComing: (isComing: boolean) => void
  onImage: (image: string | null) => void
}) {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const newest = useRef<File>(null)

  async function bring([file]: File[]) {
    if (!file) return
    newest.current = file
    setProblem(undefined)
    setProgress(0)
    onComing(true)
    // Whoever has chosen again wants the other one, though the wrong one may be the last to come in.
    const isWanted = () => newest.current === file
    const answer = await uploadPicture(file, (part) => isWanted() && setProgress(part))
    if (!isWanted()) return
    onComing(false)
    setProgress(null)
    if (answer.ok) onImage(answer.picture.address)
    else setProblem(answer.reason)
  }

  return (
    <div className="grid gap-3">
      {image && (
        <div className="flex items-end gap-4">
          <span className="block aspect-3/4 w-28 overflow-hidden rounded-sm bg-linen">
            <Picture {...pictureSources(image)} alt="" sizes="112px" className="size-full" />
          </span>
          <Button look="plain" size="small" onClick={() => onImage(null)}>
            Take the picture away
          </Button>
        </div>
      )}
      <DropZone
        label={image ? 'Another picture' : 'Add a picture'}
        onFiles={(files) => void bring(files)}
      />
      {progress !== null && (
        <progress
          aria-label="Bringing in the picture"
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
