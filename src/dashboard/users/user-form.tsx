import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import {
  checkProfileForm,
  longestName,
  type ProfileMessages,
} from '#commerce/customers/profile-form.ts'
import { TextField } from '#ui/text-field.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'

export interface UserFormProps {
  start: ProfileForm
  emailHelp: string
  needsEmail?: boolean
  /** Answers messages for the fields that were in the way, or `saved`. */
  onSave: (form: ProfileForm) => Promise<ProfileMessages | 'saved'>
  /** The buttons. */
  children: (form: { isChanged: boolean; discard: () => void }) => ReactNode
}

const fields = [
  { name: 'name', label: 'Name', optional: false },
  { name: 'surname', label: 'Surname', optional: true },
  { name: 'email', label: 'E-mail', optional: true },
  { name: 'phone', label: 'Phone', optional: true },
] as const

/** What the shop knows of somebody. */
export function UserForm({ start, emailHelp, needsEmail, onSave, children }: UserFormProps) {
  const [form, setForm] = useState(start)
  const [messages, setMessages] = useState<ProfileMessages>({})
  const isSaved = useRef(false)
  const isChanged = fields.some(({ name }) => form[name] !== start[name])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkProfileForm(form)
    setMessages(checked.ok ? {} : checked.fields)
    if (!checked.ok) return
    // Before the answer: whoever saves is led away in the same moment.
    isSaved.current = true
    const answer = await onSave(form)
    if (answer === 'saved') return
    isSaved.current = false
    setMessages(answer)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard isChanged={() => isChanged && !isSaved.current} />
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
    </form>
  )
}
