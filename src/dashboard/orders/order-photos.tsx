import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { removeOrderPhoto } from '#api/staff-order-actions.ts'
import { isInPhase } from '#commerce/orders/order-status.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import {
  mayPhotograph,
  type PhotoKind,
  type OrderPhotos as Photos,
} from '#commerce/orders/staff/order-photo.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import { photoText } from './order-page.messages.ts'
import { usePhotoUpload } from './use-photo-upload.ts'
import { useSaveOrder } from './use-save-order.ts'

interface OrderPhotosProps {
  order: Pick<OrderDetail, 'id' | 'status' | 'recipient'>
  photos: Photos
}

export function OrderPhotos({ order, photos }: OrderPhotosProps) {
  const { id: orderId, status } = order
  const isErased = isRecipientErased(order)
  const isEnded = isInPhase(status, 'released')
  if (isEnded && photos.bouquet === null && photos.delivery === null) {
    return <p className="text-ink-soft">{photoText('none')}</p>
  }
  return (
    <div className="grid max-w-xl grid-cols-2 gap-x-4 sm:gap-x-6">
      <OrderPhoto
        orderId={orderId}
        kind="bouquet"
        tooEarly={isEnded ? '' : photoText('bouquetTooEarly')}
        image={photos.bouquet}
        mayTake={mayPhotograph(status, 'bouquet')}
      />
      <OrderPhoto
        orderId={orderId}
        kind="delivery"
        tooEarly={isEnded || isErased ? '' : photoText('deliveryTooEarly')}
        image={photos.delivery}
        mayTake={!isErased && mayPhotograph(status, 'delivery')}
      />
    </div>
  )
}

interface OrderPhotoProps {
  orderId: string
  kind: PhotoKind
  /** When the photograph can be taken, shown until then. */
  tooEarly: string
  image: string | null
  mayTake: boolean
}

/** One photograph, taken with the camera or uploaded; a new one replaces it. */
function OrderPhoto({ orderId, kind, tooEarly, image, mayTake }: OrderPhotoProps) {
  const title = photoText(kind)
  const texts = photoTexts[kind]
  const { upload, progress, problem } = usePhotoUpload(orderId, kind)
  const [isConfirming, setConfirming] = useState(false)
  const { save: remove, isSaving: isRemoving } = useSaveOrder({
    send: () => removeOrderPhoto({ data: { orderId, kind } }),
    refusal: () => photoText('orderNotFound'),
  })
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid content-start gap-3">
      <h3 id={heading} className="text-xs text-ink-soft">
        {title}
      </h3>
      <span
        className={clsx(
          'grid w-full max-w-60 place-items-center overflow-hidden rounded-sm bg-linen text-ink-soft',
          !image && 'h-24',
        )}
      >
        {image ? (
          // The whole photograph in its own format: staff check what the customer sees.
          <Picture
            {...pictureSources(image)}
            alt={photoText(texts.alt)}
            sizes="240px"
            className="h-auto max-h-96 w-full object-contain"
          />
        ) : (
          <Camera className="size-6" strokeWidth={1.25} />
        )}
      </span>
      {progress !== null && (
        <progress
          aria-label={photoText('uploading')}
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
              disabled={progress !== null}
              label={title}
              onFile={upload}
            />
          )}
          {image && (
            <Button
              variant="plain"
              size="small"
              pending={isRemoving}
              onClick={() => setConfirming(true)}
              aria-label={photoText(texts.remove)}
            >
              {photoText('remove')}
            </Button>
          )}
        </div>
      )}
      <p className="max-w-60 text-xs text-ink-soft">
        {mayTake || image ? photoText(texts.help) : tooEarly}
      </p>
      <ConfirmDialog
        open={isConfirming}
        title={photoText('removeTitle')}
        action={photoText('remove')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void remove()
        }}
      >
        {photoText('removeNote')}
      </ConfirmDialog>
    </section>
  )
}

const photoTexts = {
  bouquet: { help: 'bouquetHelp', alt: 'bouquetAlt', remove: 'removeBouquet' },
  delivery: { help: 'deliveryHelp', alt: 'deliveryAlt', remove: 'removeDelivery' },
} as const satisfies Record<PhotoKind, unknown>

interface PhotoInputProps {
  isReplacing: boolean
  disabled: boolean
  /** Names the photograph for screen readers. */
  label: string
  onFile: (file: File) => void
}

/** Opens the camera on a phone; a file can be chosen on every device. */
function PhotoInput({ isReplacing, disabled, label, onFile }: PhotoInputProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again.
    event.target.value = ''
  }
  return (
    <>
      <span className="hidden pointer-coarse:contents">
        <FileButton {...{ label, disabled, onChange }} capture="environment">
          {photoText(isReplacing ? 'takeAnother' : 'take')}
        </FileButton>
      </span>
      <FileButton {...{ label, disabled, onChange }}>
        {photoText(isReplacing ? 'chooseAnother' : 'choose')}
      </FileButton>
    </>
  )
}

interface FileButtonProps {
  label: string
  disabled: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  capture?: 'environment'
  children: ReactNode
}

function FileButton({ label, children, ...input }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonStyle({ variant: 'quiet', size: 'small' }),
        'cursor-pointer has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss',
      )}
    >
      {children}
      <span className="sr-only">: {label}</span>
      <input
        {...input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
      />
    </label>
  )
}
