import { AlertDialog, Dialog } from 'radix-ui'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'

interface DialogActionsProps {
  /** Label of the submit button. */
  action: string
  isSaving: boolean
  /** In an alert dialog, the button to cancel has the focus first. */
  isAlert?: boolean
  cancel?: string
}

/** The buttons at the end of a form in a dialog. */
export function DialogActions({
  action,
  isSaving,
  isAlert = false,
  cancel = formText('cancel'),
}: DialogActionsProps) {
  const Close = isAlert ? AlertDialog.Cancel : Dialog.Close
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-2">
      <Close asChild>
        <Button variant="plain">{cancel}</Button>
      </Close>
      <Button type="submit" variant={isAlert ? 'warning' : 'primary'} pending={isSaving}>
        {action}
      </Button>
    </div>
  )
}
