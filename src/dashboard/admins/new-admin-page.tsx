import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { addStaff, staffQueries } from '#api/staff.ts'
import { isEmail } from '#commerce/email.ts'
import type { StaffRole } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { adminsText } from './admins.messages.ts'
import { RoleCards } from './role-cards.tsx'

export function NewAdminPage() {
  const { fields, setMessages, bind, isChanged } = useFields({ email: '' })
  const [role, setRole] = useState<StaffRole>('seller')
  const isSaved = useRef(false)
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: () => addStaff({ data: { ...fields, role } }),
    refusal: staffRefusal,
    invalidates: [staffQueries.all()],
  })

  async function add() {
    if (!isEmail(fields.email.trim())) {
      return setMessages({ email: adminsText('emailInvalid') })
    }
    const added = await save()
    if (added?.ok === false) setMessages({ email: staffRefusal(added) })
    if (!added?.ok) return
    isSaved.current = true
    await navigate({ to: '/dashboard/admins' })
  }

  return (
    <>
      <BackLink to="/dashboard/admins">{adminsText('all')}</BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">{adminsText('add')}</h1>
      <LeaveGuard isChanged={() => isChanged && !isSaved.current} />
      <Form onSubmit={add}>
        <div className="grid max-w-2xl gap-6">
          <TextField
            label={adminsText('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
            help={adminsText('emailHelp')}
            {...bind('email')}
          />
          <RoleCards role={role} onChange={setRole} />
          <div>
            <Button type="submit" pending={isSaving}>
              {adminsText('addAction')}
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}
