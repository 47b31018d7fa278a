import { type ReactNode, useRef } from 'react'
import type { OpenedAccount } from '#commerce/customers/open-account.server.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import { checkProfileForm } from '#commerce/customers/profile-form.ts'
import type { UpdatedUser } from '#commerce/customers/update-user.server.ts'
import { longestName } from '#commerce/longest-name.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import type { Refused } from '../saving/save.ts'
import { type Messages, useFields } from '../saving/use-fields.ts'
import { userRefusal } from './user-refusals.ts'
import { usersText } from './users.messages.ts'

interface UserFormProps {
  start: ProfileForm
  emailHelp: string
  needsEmail?: boolean
  onSave: (form: ProfileForm) => Promise<SavedProfile | null>
  /** The version that another user has saved since; null without a conflict. */
  theirs?: ProfileForm | null
  /** The user continues on top of their version, which becomes `start`. */
  onResolved?: () => void
  /** The buttons. */
  children: (form: { isChanged: boolean; discard: () => void }) => ReactNode
}

type SavedProfile = OpenedAccount | UpdatedUser

const profileFields = [
  { name: 'name', optional: false, dir: 'auto' },
  { name: 'surname', optional: true, dir: 'auto' },
  { name: 'email', optional: true, dir: 'ltr' },
  { name: 'phone', optional: true, dir: 'ltr' },
] as const

const profileLabels = () => ({
  name: usersText('name'),
  surname: usersText('surname'),
  email: usersText('email'),
  phone: usersText('phone'),
})

export function UserForm({
  start,
  emailHelp,
  needsEmail,
  onSave,
  theirs = null,
  onResolved,
  children,
}: UserFormProps) {
  const { fields: form, setFields, setMessages, bind } = useFields(start)
  const sent = useRef<ProfileForm | null>(null)
  const isChanged = profileFields.some(({ name }) => form[name] !== start[name])

  async function submit() {
    if (form === sent.current) return
    const checked = checkProfileForm(form)
    setMessages(checked.ok ? {} : problemTexts(checked.problems, fieldProblemText))
    if (!checked.ok) return
    // Before the response: a successful save navigates away at once.
    sent.current = form
    const saved = await onSave(form)
    if (saved?.ok) {
      const kept = 'user' in saved ? formOf(saved.user) : form
      return setFields((now) => keepEditsSince(kept, { sent: form, now }))
    }
    sent.current = null
    if (saved) setMessages(messagesOf(saved))
  }

  function discard() {
    setFields(start)
    setMessages({})
  }

  return (
    <Form onSubmit={submit}>
      <LeaveGuard isChanged={() => isChanged && form !== sent.current} />
      {theirs && (
        <EditConflict
          versions={{ base: start, mine: form, theirs }}
          labels={profileLabels()}
          onResolve={(merged) => {
            setFields(merged)
            setMessages({})
            onResolved?.()
          }}
        />
      )}
      <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
        {profileFields.map(({ name, optional, dir }) => (
          <TextField
            key={name}
            label={usersText(name)}
            dir={dir}
            optional={optional && !(needsEmail && name === 'email')}
            autoComplete="off"
            inputMode={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            maxLength={name === 'email' ? 254 : longestName}
            help={name === 'email' ? emailHelp : undefined}
            {...bind(name)}
          />
        ))}
      </div>
      {children({ isChanged, discard })}
    </Form>
  )
}

export function formOf({ name, surname, email, phone }: ProfileForm): ProfileForm {
  return { name, surname, email, phone }
}

/** Shows a refusal beside its field. */
function messagesOf(refused: Refused<SavedProfile>): Messages {
  if (refused.refusal === 'profile-invalid') return problemTexts(refused.problems, fieldProblemText)
  return refused.refusal === 'address-taken' ? { email: userRefusal(refused) } : {}
}
