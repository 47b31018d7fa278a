import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import type { PhotoKind } from '#commerce/orders/staff/order-photo.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import { PhotoInput } from './photo-input.tsx'
import { useOrderPhoto } from './use-order-photo.ts'

export interface OrderPhotoProps {
  orderId: string
  kind: PhotoKind
  title: string
  help: string
  /** When the photograph can be taken, shown until then. */
  tooEarly: string
  image: string | null
  mayTake: boolean
}

/** One photograph, taken with the camera or uploaded; a new one replaces it. */
export function OrderPhoto({ orderId, kind, title, image, mayTake, ...texts }: OrderPhotoProps) {
  const { savePhoto: bring, remove, progress, problem, isRemoving } = useOrderPhoto(orderId, kind)
  const [isConfirming, setConfirming] = useState(false)
  const heading = useId()
  const isUploading = progress !== null
  return (
    <section aria-labelledby={heading} className="grid content-start gap-3">
      <h3 id={heading} className="text-xs text-ink-soft">
        {title}
      </h3>
      <span
        className={clsx(
          'grid w-full max-w-60 place-items-center overflow-hidden rounded-sm bg-linen text-ink-soft',
          image ? 'aspect-4/5' : 'h-24',
        )}
      >
        {image ? (
          <Picture
            {...pictureSources(image)}
            alt={`${title}, photographed`}
            sizes="240px"
            className="size-full"
          />
        ) : (
          <Camera aria-hidden="true" className="size-6" strokeWidth={1.25} />
        )}
      </span>
      {isUploading && (
        <progress
          aria-label="Uploading the photograph"
          value={progress}
          className="h-1.5 w-full max-w-60 accent-moss"
        />
      )}
      {problem && (
        <p role="alert" className="text-xs text-blush">
          {problem}
        </p>
      )}
      {(mayTake || image) && (
        <div className="flex flex-wrap gap-2">
          {mayTake && (
            <PhotoInput
              isReplacing={image !== null}
              disabled={isUploading}
              label={title}
              onFile={bring}
            />
          )}
          {image && (
            <Button
              variant="plain"
              size="small"
              pending={isRemoving}
              onClick={() => setConfirming(true)}
              aria-label={`Remove the photograph: ${title}`}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      <p className="max-w-60 text-xs text-ink-soft">
        {mayTake || image ? texts.help : texts.tooEarly}
      </p>
      <ConfirmDialog
        open={isConfirming}
        title="Remove this photograph?"
        action="Remove"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void remove()
        }}
      >
        It disappears from the order page and from emails that show it. This cannot be undone.
      </ConfirmDialog>
    </section>
  )
}
