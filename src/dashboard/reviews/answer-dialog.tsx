import { answerReview } from '#api/staff-reviews.ts'
import { reviewLimits } from '#commerce/reviews/review.ts'
import type { StaffReview } from '#commerce/reviews/review-listing.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { GuardedModal } from '../saving/guarded-modal.tsx'
import { useFields } from '../saving/use-fields.ts'
import { reviewDialogText as text } from './reviews.messages.ts'
import { useSaveReview } from './use-save-review.ts'

interface AnswerDialogProps {
  review: Pick<StaffReview, 'id' | 'updatedAt'>
  onClose: () => void
}

export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { id: reviewId, updatedAt: seen } = review
  const { fields, setMessages, bind } = useFields({ answer: '' })
  const { save, isSaving } = useSaveReview((answer: string) =>
    answerReview({ data: { reviewId, answer, seen } }),
  )

  async function submit() {
    if (fields.answer.trim() === '') return setMessages({ answer: text('enterAnswer') })
    const saved = await save(fields.answer)
    // A changed review is shown with the written answer, which may still fit.
    if (saved && (saved.ok || saved.refusal === 'review-not-found')) onClose()
  }

  return (
    <GuardedModal
      isChanged={fields.answer !== ''}
      title={text('answerTitle')}
      description={text('answerNote')}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="mt-5 grid gap-4">
        <TextArea
          label={text('answer')}
          dir="auto"
          rows={5}
          maxLength={reviewLimits.answerLength}
          {...bind('answer')}
        />
        <DialogActions action={text('publish')} isSaving={isSaving} />
      </Form>
    </GuardedModal>
  )
}
