import { type ReactNode, useRef } from 'react'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import { checkProfileForm, type ProfileMessages } from '#commerce/customers/profile-form.ts'
import { longestName } from '#commerce/person-name.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'

interface UserFormProps {
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

const profileFields = [
  { name: 'name', label: 'Name', optional: false },
  { name: 'surname', label: 'Surname', optional: true },
  { name: 'email', label: 'Email', optional: true },
  { name: 'phone', label: 'Phone', optional: true },
] as const

export function UserForm({ start, emailHelp, needsEmail, onSave, children }: UserFormProps) {
  const { fields: form, setFields, setMessages, bind } = useFields(start)
  const sent = useRef<ProfileForm | null>(null)
  const isChanged = profileFields.some(({ name }) => form[name] !== start[name])

  async function submit() {
    if (form === sent.current) return
    const checked = checkProfileForm(form)
    setMessages(checked.ok ? {} : checked.fields)
    if (!checked.ok) return
    // Before the response: a successful save navigates away at once.
    sent.current = form
    const answer = await onSave(form)
    if (answer.ok) {
      setFields((now) => keepEditsSince(answer.kept, { sent: form, now }))
      return
    }
    sent.current = null
    setMessages(answer.messages)
  }

  return (
    <Form onSubmit={submit}>
      <LeaveGuard isChanged={() => isChanged && form !== sent.current} />
      <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
        {profileFields.map(({ name, label, optional }) => (
          <TextField
            key={name}
            label={label}
            optional={optional && !(needsEmail && name === 'email')}
            autoComplete="off"
            inputMode={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            maxLength={name === 'email' ? 254 : longestName}
            help={name === 'email' ? emailHelp : undefined}
            {...bind(name)}
          />
        ))}
      </div>
      {children({ isChanged, discard: () => setFields(start) })}
    </Form>
  )
}
