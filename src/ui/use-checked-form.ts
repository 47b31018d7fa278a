import { type FormEvent, useState } from 'react'
import { textOf } from './text-of.ts'

/** Error messages by field name. */
export type FieldErrors = Partial<Record<string, string>>

interface CheckedForm<Typed> {
  read: (text: (name: string) => string) => Typed
  check: (typed: Typed) => FieldErrors
  submit: (typed: Typed, form: HTMLFormElement) => void
}

/** A form that shows the errors of its fields instead of being submitted with them. */
export function useCheckedForm<Typed>({ read, check, submit }: CheckedForm<Typed>) {
  const [errors, setErrors] = useState<FieldErrors>({})

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const typed = read((name) => textOf(data, name))
    const wrong = check(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) submit(typed, form)
  }

  // A form submitted before hydration must not put the password into the URL.
  const form = { method: 'post', noValidate: true, onSubmit } as const
  return { form, errors, setErrors }
}
