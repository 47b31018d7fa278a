import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { claimQueries, openClaim } from '#api/claims.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { claimRuleText } from '#commerce/claims/claim-rules.messages.ts'
import type { OpenedClaim } from '#commerce/claims/open-claim.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FieldNote } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { waitMessage } from '../layout/wait-message.ts'
import { claimFormText } from './claim-form.messages.ts'
import { type ClaimPhoto, useClaimPhotos } from './use-claim-photos.ts'
import { type RequestNotices, useOrderRequest } from './use-order-request.ts'

/** Uploaded photographs that are in no claim are deleted after a day. */
const photosLost = () => ({
  title: claimFormText('photosLost'),
  message: claimFormText('photosLostNote'),
})

const claimNotices = (): RequestNotices<Refused> => ({
  loading: claimFormText('sending'),
  failed: { title: claimFormText('notSent'), message: claimFormText('notSentOffline') },
  refused(refused) {
    switch (refused.refusal) {
      case 'invalid':
        return { title: claimFormText('notSent'), message: refused.message }
      case 'too-often':
        return {
          title: claimFormText('tooOften'),
          message: claimFormText('tooOftenNote', { wait: waitMessage(refused.seconds) }),
        }
      case 'picture-not-found':
        return photosLost()
      case 'waiting':
        return { title: claimFormText('waiting'), message: claimFormText('waitingNote') }
      case 'too-late':
        return { title: claimFormText('tooLate'), message: claimFormText('emailUs') }
      case 'used-up':
        return { title: claimFormText('usedUp'), message: claimFormText('emailUs') }
      case 'not-delivered':
        return { title: claimFormText('notSent'), message: claimFormText('notDelivered') }
      case 'order-not-found':
        return { title: claimFormText('notYours'), message: claimFormText('signIn') }
    }
  },
})

interface ClaimFormProps {
  orderId: string
  onClose: () => void
}

/** Photographs and words about wilted flowers. The photographs upload while the customer writes. */
export function ClaimForm({ orderId, onClose }: ClaimFormProps) {
  const photos = useClaimPhotos(orderId)
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<{ photos?: string; message?: string }>({})
  const { send, pending } = useOrderRequest(orderId, claimNotices())
  const queryClient = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(photos.problem === null ? {} : { photos: photos.problem }),
      ...(message.trim() === '' ? { message: claimRuleText('messageMissing') } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const images = photos.images
    const request = () => openClaim({ data: { orderId, message, images } })
    const notice = await send(request, claimFormText('sent'))
    // Then the panel shows the claim instead of the form.
    await queryClient.invalidateQueries(claimQueries.ofOrder(orderId))
    if (notice?.title === photosLost().title) photos.clear()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-xl gap-5">
      <PhotoField
        photos={photos.photos}
        inputRef={first}
        error={errors.photos}
        onAdd={(files) => {
          setErrors(({ photos: _, ...rest }) => rest)
          photos.add(files)
        }}
        onRemove={photos.remove}
      />
      <TextArea
        label={claimFormText('message')}
        name="message"
        dir="auto"
        rows={4}
        maxLength={claimLimits.messageLength}
        placeholder={claimFormText('messageExample')}
        value={message}
        error={errors.message}
        onChange={(event) => {
          setMessage(event.target.value)
          setErrors(({ message: _, ...rest }) => rest)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {claimFormText('send')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {claimFormText('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface PhotoFieldProps {
  photos: readonly ClaimPhoto[]
  inputRef: React.Ref<HTMLInputElement>
  error: string | undefined
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
}

function PhotoField({ photos, inputRef, error, onAdd, onRemove }: PhotoFieldProps) {
  const id = useId()
  const isFull = photos.length >= claimLimits.photos
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])])
    // The same file may be chosen again.
    event.target.value = ''
  }
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-note`}>
      <legend className="mb-2 text-sm font-medium">{claimFormText('photos')}</legend>
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
        {claimFormText('addPhotos')}
        <input
          ref={inputRef}
          id={id}
          type="file"
          multiple
          disabled={isFull}
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
        />
      </label>
      <FieldNote
        id={`${id}-note`}
        error={error}
        help={claimFormText('photosHelp', { most: claimLimits.photos })}
      />
    </fieldset>
  )
}

interface PhotoItemProps {
  photo: ClaimPhoto
  place: number
  onRemove: (key: string) => void
}

function PhotoItem({ photo, place, onRemove }: PhotoItemProps) {
  return (
    <li className="w-24">
      <span className="relative block">
        <img
          src={photo.preview}
          alt={claimFormText('photo', { place })}
          className="aspect-4/5 w-full rounded-sm bg-paper object-cover"
        />
        <button
          type="button"
          aria-label={claimFormText('removePhoto', { place })}
          onClick={() => onRemove(photo.key)}
          className="absolute -top-2 -end-2 grid size-9 place-items-center rounded-full bg-ink text-paper"
        >
          <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </button>
      </span>
      {photo.state === 'uploading' && (
        <progress
          aria-label={claimFormText('uploading', { place })}
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

type Refused =
  | Extract<OpenedClaim, { ok: false }>
  | Refusal<'invalid', { message: string }>
  | Refusal<'too-often', { seconds: number }>
