import type { ComponentProps, InputEvent } from 'react'
import { westernDigits } from '#i18n/western-digits.ts'

/** Shows the Arabic digits that a user types into a number, phone or code as the western ones that are sent. */
export function westernDigitsOnInput({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const western = westernDigits(input.value)
  if (western === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = western
  input.setSelectionRange(selectionStart, selectionEnd)
}

export function isNumeric({
  type,
  inputMode,
}: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>): boolean {
  return type === 'tel' || inputMode === 'numeric' || inputMode === 'tel'
}
