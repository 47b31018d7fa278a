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
  /** Since when one can be taken, for as long as that is not yet. */
  tooEarly: string
  image: string | null
  mayTake: boolean
}

/** One photograph: taken with the phone in hand, or brought from a file; another one takes its place. */
export function OrderPhoto({ orderId, kind, title, image, mayTake, ...words }: OrderPhotoProps) {
  const { savePhoto: bring, remove, progress, problem, isRemoving } = useOrderPhoto(orderId, kind)
  const [asks, setAsks] = useState(false)
  const heading = useId()
  const isComing = progress !== null
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
      {isComing && (
        <progress
          aria-label="Bringing in the photograph"
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
              disabled={isComing}
              label={title}
              onFile={bring}
            />
          )}
          {image && (
            <Button
              look="plain"
              size="small"
              pending={isRemoving}
              onClick={() => setAsks(true)}
              aria-label={`Remove the photograph: ${title}`}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      <p className="max-w-60 text-xs text-ink-soft">
        {mayTake || image ? words.help : words.tooEarly}
      </p>
      <ConfirmDialog
        open={asks}
        title="Remove this photograph?"
        action="Remove it"
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          void remove()
        }}
      >
        It disappears from the order’s page and from mails that show it, and cannot be brought back.
      </ConfirmDialog>
    </section>
  )
}
