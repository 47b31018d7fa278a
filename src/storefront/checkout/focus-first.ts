import type { FieldMessages } from './field-messages.ts'

export function focusFirst(form: HTMLFormElement | null, messages: FieldMessages): void {
  for (const element of form?.elements ?? []) {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    if (!isField || element.disabled || !(element.name in messages)) continue
    element.focus({ preventScroll: true })
    element.closest('div, fieldset')?.scrollIntoView({ block: 'center' })
    return
  }
}
