import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlStyle, Field, type FieldProps } from '#ui/field.tsx'

export interface PasswordFieldProps extends FieldProps {
  name: string
  /** `new-password` lets password managers propose one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, help, error, name, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            className={clsx(controlStyle, 'min-h-12 pr-12')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft hover:text-moss"
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      )}
    </Field>
  )
}
