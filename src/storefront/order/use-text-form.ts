import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { RequestProblem } from './use-order-request.ts'

interface TextForm {
  initial: string
  /** Returns why the value was not saved, or null. Only a refusal says that the text is wrong. */
  save: (value: string) => Promise<Pick<RequestProblem, 'message' | 'isRefusal'> | null>
  onSaved?: () => void
}

/** A form with one text: props of the form and of its control. Typing removes the error. */
export function useTextForm({ initial, save, onSaved }: TextForm) {
  const [value, setValue] = useState(initial)
  const [error, setError] = useState<string>()

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const problem = await save(value)
    setError(problem?.isRefusal ? problem.message : undefined)
    if (!problem) onSaved?.()
  }

  function onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setValue(event.target.value)
    setError(undefined)
  }

  return { form: { noValidate: true, onSubmit }, control: { value, error, onChange } }
}
