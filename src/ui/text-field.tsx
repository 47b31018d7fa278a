import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { isNumeric, westernDigitsOnInput } from './western-digits-on-input.ts'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ label, help, error, optional, className, ...input }: TextFieldProps) {
  const isLatin = input.type !== undefined || (input.inputMode ?? 'text') !== 'text'
  return (
    <Field {...{ label, help, error, optional, className }}>
      {(control) => (
        <input
          required={!optional}
          // Numbers, emails and dates stay left to right.
          {...(isLatin ? { dir: 'ltr' } : !input.inputMode && { dir: 'auto' })}
          {...input}
          onInput={isNumeric(input) ? westernDigitsOnInput : undefined}
          {...control}
          className={clsx(controlStyle, 'min-h-12', isLatin && 'text-page-start')}
        />
      )}
    </Field>
  )
}
