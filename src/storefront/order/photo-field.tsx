import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type Ref, useId } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { FieldNote } from '#ui/field.tsx'
import { photoFieldText } from './photo-field.messages.ts'
import type { UploadedPhoto } from './use-photo-uploads.ts'

interface PhotoFieldProps {
  photos: readonly UploadedPhoto[]
  /** The largest number of photographs. */
  most: number
  help: string
  inputRef?: Ref<HTMLInputElement>
  error: string | undefined
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
}

/** A field for photographs, with previews and the progress of their uploads. */
export function PhotoField({
  photos,
  most,
  help,
  inputRef,
  error,
  onAdd,
  onRemove,
}: PhotoFieldProps) {
  const id = useId()
  const isFull = photos.length >= most
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])])
    // The same file may be chosen again.
    event.target.value = ''
  }
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-note`}>
      <legend className="mb-2 text-sm font-medium">
        {photoFieldText(most === 1 ? 'onePhoto' : 'photos')}
      </legend>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <PhotoItem key={photo.key} photo={photo} place={index + 1} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <label
        className={`${buttonStyle({ variant: 'quiet' })} cursor-pointer justify-self-start has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss`}
      >
        <ImagePlus aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {photoFieldText(most === 1 ? 'addPhoto' : 'addPhotos')}
        <input
          ref={inputRef}
          id={id}
          type="file"
          multiple={most > 1}
          disabled={isFull}
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
        />
      </label>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </fieldset>
  )
}

interface PhotoItemProps {
  photo: UploadedPhoto
  place: number
  onRemove: (key: string) => void
}

function PhotoItem({ photo, place, onRemove }: PhotoItemProps) {
  return (
    <li className="w-24">
      <span className="relative block">
        <img
          src={photo.preview}
          alt={photoFieldText('photo', { place })}
          className="aspect-4/5 w-full rounded-sm bg-paper object-cover"
        />
        <button
          type="button"
          aria-label={photoFieldText('removePhoto', { place })}
          onClick={() => onRemove(photo.key)}
          className="absolute -top-2 -end-2 grid size-9 place-items-center rounded-full bg-ink text-paper"
        >
          <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </button>
      </span>
      {photo.state === 'uploading' && (
        <progress
          aria-label={photoFieldText('uploading', { place })}
          value={photo.progress}
          className="mt-1.5 h-1.5 w-full accent-moss"
        />
      )}
      {photo.error && (
        <p role="alert" className="mt-1 text-xs text-blush">
          {photo.error}
        </p>
      )}
    </li>
  )
}
