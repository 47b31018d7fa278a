import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>

/** A native select: phones show their own picker. The options are its children. */
export function SelectField({
  label,
  help,
  error,
  optional,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, optional, className }}>
      {(control) => (
        <span className="relative">
          <select
            required={!optional}
            {...select}
            {...control}
            className={clsx(controlStyle, 'min-h-12 appearance-none pe-10')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 end-3.5 size-4 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
