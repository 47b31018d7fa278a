import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { eraseCustomer } from '#api/personal-data.ts'
import { userQueries } from '#api/users.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { ErasedAccount } from '#commerce/personal-data/erase-account.server.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Refused } from '../saving/save.ts'
import { useSave } from '../saving/use-save.ts'
import { customerDataText } from './customer-data.messages.ts'
import { usersMemory } from './users-search.ts'

interface EraseCustomerButtonProps {
  customer: Pick<Profile, 'id' | 'name' | 'surname'>
}

/** Erases the personal data of a customer who asked the shop for it. */
export function EraseCustomerButton({ customer }: EraseCustomerButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { save, isSaving } = useSave({
    send: () => eraseCustomer({ data: { userId: customer.id } }),
    refusal: refusalMessage,
  })

  async function erase() {
    const erased = await save()
    // Without a response of the server the dialog stays open.
    if (erased) setConfirming(false)
    if (!erased?.ok) return
    // First, because the page of an erased customer is not found.
    await navigate({ to: '/dashboard/users', search: usersMemory.last() })
    await queryClient.invalidateQueries({ queryKey: userQueries.all() })
  }

  return (
    <>
      <Button
        variant="warning"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        <Eraser className="size-4" />
        {customerDataText('erase')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={customerDataText('title', { name: fullName(customer) })}
        action={customerDataText('confirm')}
        staysOpen
        pending={isSaving}
        onClose={() => setConfirming(false)}
        onConfirm={() => void erase()}
      >
        {customerDataText('consequences')}
      </ConfirmDialog>
    </>
  )
}

function refusalMessage(refused: Refused<ErasedAccount>): string {
  return refused.refusal === 'orders-open'
    ? customerDataText('ordersOpen', { numbers: refused.numbers.join(', ') })
    : customerDataText('staff')
}
