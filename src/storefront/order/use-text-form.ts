import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { Notice } from '#commerce/customers/notices.ts'

interface TextForm {
  initial: string
  /** Returns why the value was not saved, or null. */
  save: (value: string) => Promise<Pick<Notice, 'message'> | null>
  onSaved?: () => void
}

/** A form with one text: props of the form and of its control. Typing removes the error. */
export function useTextForm({ initial, save, onSaved }: TextForm) {
  const [value, setValue] = useState(initial)
  const [error, setError] = useState<string>()

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const notice = await save(value)
    setError(notice?.message)
    if (!notice) onSaved?.()
  }

  function onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setValue(event.target.value)
    setError(undefined)
  }

  return { form: { noValidate: true, onSubmit }, control: { value, error, onChange } }
}
