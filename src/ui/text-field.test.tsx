// @vitest-environment happy-dom
import { type ComponentProps, useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../tests/support/show.ts'
import { TextField } from './text-field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

function Typed(props: Props) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <TextField
        {...props}
        label="Number"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output>{typed}</output>
    </>
  )
}

/** Types a text into a field; returns what the form then has. */
function type(text: string, props: Props): string | null | undefined {
  const page = show(<Typed {...props} />)
  const input = page.container.querySelector('input')
  page.run(() => {
    // Past the setter by which React recognises its own changes.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const read = page.container.querySelector('output')?.textContent
  expect(input?.value).toBe(read)
  return read
}

it.each<[string, Props]>([
  ['a phone number', { type: 'tel' }],
  ['a code', { inputMode: 'numeric' }],
])('has %s in western digits when a user types Arabic ones', (_what, props) => {
  expect(type('٠١٠ ۱۲3', props)).toBe('010 123')
})

it('leaves a text as it is typed', () => {
  expect(type('عمارة ٧', {})).toBe('عمارة ٧')
})
