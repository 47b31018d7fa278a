import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { claimQueries, getClaimUploadTicket, openClaim } from '#api/claims.ts'
import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import type { OpenedClaim } from '#commerce/claims/open-claim.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextArea } from '#ui/text-area.tsx'
import { waitMessage } from '../layout/wait-message.ts'
import { claimFormText } from './claim-form.messages.ts'
import { PhotoField } from './photo-field.tsx'
import { type RequestNotices, useOrderRequest } from './use-order-request.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** Uploaded photographs that are in no claim are deleted after a day. */
const photosLost = () => ({
  title: claimFormText('photosLost'),
  message: claimFormText('photosLostNote'),
})

const claimNotices = (): RequestNotices<Refused> => ({
  loading: claimFormText('sending'),
  failed: { title: claimFormText('notSent'), message: formText('checkConnection') },
  refused(refused) {
    switch (refused.refusal) {
      case 'invalid':
        return { title: claimFormText('notSent'), message: fieldProblemText(refused.problem) }
      case 'too-often':
        return {
          title: formText('pleaseWait'),
          message: formText('tryAgain', { wait: waitMessage(refused.seconds) }),
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
        return { title: claimFormText('notYours'), message: formText('signInAgain') }
    }
  },
})

interface ClaimFormProps {
  orderId: string
  onClose: () => void
}

/** Photographs and words about wilted flowers. The photographs upload while the customer writes. */
export function ClaimForm({ orderId, onClose }: ClaimFormProps) {
  const ticket = () => getClaimUploadTicket({ data: { orderId } })
  const photos = usePhotoUploads({ ticket, most: claimLimits.photos })
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<{ photos?: string; message?: string }>({})
  const { send, pending } = useOrderRequest(orderId, claimNotices())
  const queryClient = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = photos.photos.length === 0
    const problem = isMissing ? claimFormText('photosMissing') : photos.problem
    const found = {
      ...(problem === null ? {} : { photos: problem }),
      ...(message.trim() === '' ? { message: fieldProblemText({ code: 'claim-missing' }) } : {}),
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
        most={claimLimits.photos}
        help={claimFormText('photosHelp', { most: claimLimits.photos })}
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
          {formText('cancel')}
        </Button>
      </div>
    </form>
  )
}

type Refused =
  | Extract<OpenedClaim, { ok: false }>
  | Refusal<'invalid', { problem: FieldProblem }>
  | Refusal<'too-often', { seconds: number }>
