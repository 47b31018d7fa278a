import { useId } from 'react'
import { FieldNote } from '#ui/field.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureList } from './picture-list.tsx'
import type { pictureDraftsOf } from './use-picture-drafts.ts'

interface PicturesFieldProps {
  drafts: ReturnType<typeof pictureDraftsOf>
  label: string
  error: string | undefined
  help: string
}

/** Several pictures of a form in their order, with the upload of more. */
export function PicturesField({ drafts, label, error, help }: PicturesFieldProps) {
  const id = useId()
  return (
    <div>
      <DropZone label={label} multiple onFiles={(files) => void drafts.add(files)} />
      <PictureList
        pictures={drafts.pictures}
        onSort={drafts.setPictures}
        onAlt={drafts.change}
        onRemove={drafts.remove}
      />
      <div className="mt-2">
        <FieldNote id={id} error={error} help={help} />
      </div>
    </div>
  )
}
