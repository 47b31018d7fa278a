import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea({ label, help, error, optional, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, help, error, optional, className }}>
      {(control) => (
        <textarea
          required={!optional}
          rows={4}
          dir="auto"
          {...input}
          {...control}
          className={clsx(controlStyle, 'py-3')}
        />
      )}
    </Field>
  )
}
