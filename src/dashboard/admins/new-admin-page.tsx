import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { staffQueries } from '#api/staff.queries.ts'
import { addStaff } from '#api/staff.ts'
import { isEmail } from '#commerce/email.ts'
import type { StaffRole } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { staffRefusal } from '../people/staff-refusals.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useSave } from '../saving/use-save.ts'
import { RoleCards } from './role-cards.tsx'

export function NewAdminPage() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('seller')
  const [error, setError] = useState<string>()
  const isSaved = useRef(false)
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: () => addStaff({ data: { email, role } }),
    refusal: staffRefusal,
    invalidates: [staffQueries.all()],
  })

  async function add() {
    if (!isEmail(email.trim())) return setError('Enter a valid email address.')
    const added = await save()
    if (added?.ok === false) setError(staffRefusal(added))
    if (!added?.ok) return
    isSaved.current = true
    await navigate({ to: '/dashboard/admins' })
  }

  return (
    <>
      <BackLink to="/dashboard/admins">All admins</BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">Add admin</h1>
      <LeaveGuard isChanged={() => email !== '' && !isSaved.current} />
      <Form onSubmit={add}>
        <div className="grid max-w-2xl gap-6">
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            error={error}
            help="If this email address belongs to a verified account, that person joins the staff at once. Otherwise we send an invitation."
            onChange={(event) => {
              setEmail(event.target.value)
              setError(undefined)
            }}
          />
          <RoleCards role={role} onChange={setRole} />
          <div>
            <Button type="submit" pending={isSaving}>
              Add
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}
