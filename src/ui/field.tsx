import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { controlText } from './control.messages.ts'

export interface FieldProps {
  label: ReactNode
  /** Below the control. An error replaces it. */
  help?: ReactNode
  error?: string | undefined
  /** Adds “(optional)” to the label. Fields are required by default. */
  optional?: boolean | undefined
}

/** Attributes that connect a control with its label, help and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  label,
  help,
  error,
  optional,
  className,
  children,
}: FieldProps & {
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const note = error ?? help
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && (
          <span className="font-normal text-ink-soft">{` ${controlText('optional')}`}</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}

export function FieldNote({
  id,
  help,
  error,
}: { id: string } & Pick<FieldProps, 'help' | 'error'>) {
  if (error) {
    return (
      <p id={id} role="alert" className="flex gap-1.5 text-xs text-blush">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {error}
      </p>
    )
  }
  return help ? (
    <p id={id} className="text-xs text-ink-soft">
      {help}
    </p>
  ) : null
}

export const controlStyle =
  'w-full rounded-sm border border-edge bg-white px-3.5 text-base text-ink transition-colors ' +
  'placeholder:text-ink-soft hover:border-moss focus:border-moss aria-invalid:border-blush ' +
  'disabled:border-line disabled:bg-linen disabled:text-ink-soft'
