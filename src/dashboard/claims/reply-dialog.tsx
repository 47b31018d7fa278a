import { replyToClaim } from '#api/staff-claims.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useSaveOrder } from '../orders/use-save-order.ts'
import { GuardedModal } from '../saving/guarded-modal.tsx'
import { useFields } from '../saving/use-fields.ts'
import { replyRefusal } from './claim-refusals.ts'
import { claimDialogText } from './claims.messages.ts'

export function ReplyDialog({ claimId, onClose }: { claimId: string; onClose: () => void }) {
  const { fields, setMessages, bind } = useFields({ message: '' })
  const { save, isSaving } = useSaveOrder({
    send: (message: string) => replyToClaim({ data: { claimId, message } }),
    refusal: replyRefusal,
  })

  async function submit() {
    if (fields.message.trim() === '')
      return setMessages({ message: claimDialogText('enterMessage') })
    const saved = await save(fields.message)
    if (saved && (saved.ok || saved.refusal === 'answered-already')) onClose()
  }

  return (
    <GuardedModal
      isChanged={fields.message !== ''}
      title={claimDialogText('replyTitle')}
      description={claimDialogText('replyNote')}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="mt-5 grid gap-4">
        <TextArea
          label={claimDialogText('reply')}
          dir="auto"
          rows={5}
          maxLength={claimLimits.messageLength}
          {...bind('message')}
        />
        <DialogActions action={claimDialogText('sendReply')} isSaving={isSaving} />
      </Form>
    </GuardedModal>
  )
}
