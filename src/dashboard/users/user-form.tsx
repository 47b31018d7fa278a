import { type ReactNode, useRef, useState } from 'react'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import { checkProfileForm, type ProfileMessages } from '#commerce/customers/profile-form.ts'
import { longestName } from '#commerce/person-name.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'

export interface UserFormProps {
  start: ProfileForm
  emailHelp: string
  needsEmail?: boolean
  onSave: (form: ProfileForm) => Promise<SavedProfileForm>
  /** The buttons. */
  children: (form: { isChanged: boolean; discard: () => void }) => ReactNode
}

/** The saved form, or error messages by field. */
export type SavedProfileForm =
  | { ok: true; kept: ProfileForm }
  | { ok: false; messages: ProfileMessages }

const fields = [
  { name: 'name', label: 'Name', optional: false },
  { name: 'surname', label: 'Surname', optional: true },
  { name: 'email', label: 'Email', optional: true },
  { name: 'phone', label: 'Phone', optional: true },
] as const

export function UserForm({ start, emailHelp, needsEmail, onSave, children }: UserFormProps) {
  const [form, setForm] = useState(start)
  const [messages, setMessages] = useState<ProfileMessages>({})
  const sent = useRef<ProfileForm | null>(null)
  const isChanged = fields.some(({ name }) => form[name] !== start[name])

  async function submit() {
    if (form === sent.current) return
    const checked = checkProfileForm(form)
    setMessages(checked.ok ? {} : checked.fields)
    if (!checked.ok) return
    // Before the response: a successful save navigates away at once.
    sent.current = form
    const answer = await onSave(form)
    if (answer.ok) {
      setForm((now) => keepEditsSince(answer.kept, { sent: form, now }))
      return
    }
    sent.current = null
    setMessages(answer.messages)
  }

  return (
    <Form onSubmit={submit}>
      <LeaveGuard isChanged={() => isChanged && form !== sent.current} />
      <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
        {fields.map(({ name, label, optional }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            optional={optional && !(needsEmail && name === 'email')}
            autoComplete="off"
            inputMode={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            maxLength={name === 'email' ? 254 : longestName}
            help={name === 'email' ? emailHelp : undefined}
            value={form[name]}
            error={messages[name]}
            onChange={(event) => {
              const { value } = event.target
              setForm((before) => ({ ...before, [name]: value }))
              setMessages((before) => ({ ...before, [name]: undefined }))
            }}
          />
        ))}
      </div>
      {children({ isChanged, discard: () => setForm(start) })}
    </Form>
  )
}
