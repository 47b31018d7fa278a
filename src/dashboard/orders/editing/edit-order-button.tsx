import { useState } from 'react'
import { mayEdit } from '#commerce/orders/editing/editable-order.ts'
import type { StaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { editText } from './edit-order.messages.ts'
import { EditOrderPanel } from './edit-order-panel.tsx'

interface EditOrderButtonProps extends Pick<StaffOrder, 'order' | 'payments'> {
  role: Role
}

/** Opens the panel to edit an order, until it leaves the workshop. */
export function EditOrderButton(props: EditOrderButtonProps) {
  const [open, setOpen] = useState(false)
  const { order, role } = props
  if (!open && !(mayEdit(order.status) && may(role, 'orders.move'))) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {editText('edit')}
      </Button>
      {open && <EditOrderPanel {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
