import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordLength } from '#identity/passwords/password-length.ts'
import { controlStyle, Field, type FieldProps } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { credentialText } from './credentials.messages.ts'

export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label={credentialText('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      {...props}
    />
  )
}

interface PasswordFieldProps extends FieldProps {
  name?: string
  /** Lets password managers propose one. */
  isNew?: boolean
}

export function PasswordField({
  name = 'password',
  isNew = false,
  help = isNew ? newPasswordHelp() : undefined,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...field} help={help}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            required
            // The button stands at the end of the page's lines, which is the start of the field's in Arabic.
            className={clsx(controlStyle, 'min-h-12 pe-12 text-page-start rtl:ps-12 rtl:pe-3.5')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={credentialText('showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 grid w-12 place-items-center text-ink-soft hover:text-moss"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}

const newPasswordHelp = () => credentialText('newPasswordHelp', { min: passwordLength.min })

/** The code of an authenticator app. */
export function CodeField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label={credentialText('code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      {...props}
    />
  )
}
