import { useState } from 'react'
import { hideReview } from '#api/staff-reviews.ts'
import { type HiddenReason, hiddenReasons } from '#commerce/reviews/review.ts'
import type { StaffReview } from '#commerce/reviews/review-listing.ts'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { reviewDialogText, reviewsText } from './reviews.messages.ts'
import { useSaveReview } from './use-save-review.ts'

interface HideDialogProps {
  review: Pick<StaffReview, 'id' | 'updatedAt'>
  onClose: () => void
}

/** Hiding needs one of the public reasons. */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const { id: reviewId, updatedAt: seen } = review
  const [reason, setReason] = useState<HiddenReason>()
  const [error, setError] = useState<string>()
  const { save, isSaving } = useSaveReview((chosen: HiddenReason) =>
    hideReview({ data: { reviewId, reason: chosen, seen } }),
  )

  async function submit() {
    if (!reason) return setError(reviewDialogText('chooseReason'))
    if (await save(reason)) onClose()
  }

  return (
    <Modal
      isAlert
      title={reviewDialogText('hideTitle')}
      description={reviewDialogText('hideNote')}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="mt-5 grid gap-4">
        <RadioCards
          legend={reviewDialogText('reason')}
          name="reason"
          options={hiddenReasons.map((value) => ({ value, label: reviewsText(value) }))}
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value)
            setError(undefined)
          }}
        />
        <DialogActions action={reviewDialogText('hide')} isSaving={isSaving} isAlert />
      </Form>
    </Modal>
  )
}
