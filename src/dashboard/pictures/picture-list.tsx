import { X } from 'lucide-react'
import { maxAltLength } from '#commerce/catalogue/editing/draft-pictures.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { picturesText } from './pictures.messages.ts'
import type { PictureDraft } from './use-picture-drafts.ts'

interface PictureListProps {
  pictures: readonly PictureDraft[]
  onSort: (pictures: PictureDraft[]) => void
  onAlt: (key: string, changed: { alt: string } | { altAr: string }) => void
  onRemove: (key: string) => void
}

export function PictureList({ pictures, onSort, onAlt, onRemove }: PictureListProps) {
  const nameOf = (picture: PictureDraft) =>
    picturesText('picture', { number: pictures.indexOf(picture) + 1 })
  return (
    <SortableList
      label={picturesText('pictures')}
      items={pictures}
      idOf={(picture) => picture.key}
      nameOf={nameOf}
      onSort={onSort}
      itemClassName="flex flex-wrap items-start gap-3 border-b border-line py-3"
    >
      {(picture, handle) => (
        <>
          {handle}
          <PictureTile
            files={picture.address ? pictureSources(picture.address, picture.placeholder) : null}
            alt={picture.alt}
            sizes="64px"
            className="aspect-4/5 w-16"
          />
          <div className="min-w-0 grow max-sm:order-last max-sm:basis-full">
            {picture.address === null ? (
              <UploadState picture={picture} />
            ) : (
              <div className="grid gap-3 sm:grid-cols-2">
                <TextField
                  label={picturesText('altText', { picture: nameOf(picture) })}
                  optional
                  maxLength={maxAltLength}
                  placeholder={picturesText('altExample')}
                  value={picture.alt}
                  onChange={(event) => onAlt(picture.key, { alt: event.target.value })}
                />
                <TextField
                  label={picturesText('arabicAltText', { picture: nameOf(picture) })}
                  maxLength={maxAltLength}
                  {...arabicField}
                  value={picture.altAr ?? ''}
                  onChange={(event) => onAlt(picture.key, { altAr: event.target.value })}
                />
              </div>
            )}
          </div>
          <button
            type="button"
            aria-label={picturesText('remove', { picture: nameOf(picture) })}
            onClick={() => onRemove(picture.key)}
            className="ms-auto grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-blush"
          >
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </button>
        </>
      )}
    </SortableList>
  )
}

function UploadState({ picture }: { picture: PictureDraft }) {
  return (
    <div className="py-2">
      <p className="truncate text-xs">
        <bdi>{picture.name}</bdi>
      </p>
      {picture.error ? (
        <p role="alert" className="mt-1 text-xs text-blush">
          {picture.error}
        </p>
      ) : (
        <progress
          aria-label={picturesText('uploading', { file: picture.name })}
          value={picture.progress}
          className="mt-2 h-1.5 w-full accent-moss"
        />
      )}
    </div>
  )
}
