// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { useFormKey } from './use-form-key.ts'

function showForm() {
  const rendered: { form?: ReturnType<typeof useFormKey>; arrive?: (address: string) => void } = {}
  function Form() {
    const [address, setAddress] = useState('all')
    rendered.arrive = setAddress
    rendered.form = useFormKey(address)
    return null
  }
  const page = show(<Form />)
  return {
    key: () => rendered.form?.key,
    ask: (address: string) => page.run(() => rendered.form?.markOwnChange(address)),
    arrive: (address: string) => page.run(() => rendered.arrive?.(address)),
  }
}

it('stays the same for an address that the form asked for', () => {
  const form = showForm()
  form.ask('cheap')
  form.arrive('cheap')
  expect(form.key()).toBe(0)
})

it('stays the same while the user changes the form faster than addresses arrive', () => {
  const form = showForm()
  form.ask('cheap')
  form.ask('cheap in stock')
  form.arrive('cheap')
  form.arrive('cheap in stock')
  expect(form.key()).toBe(0)
})

it('changes with an address that comes from elsewhere', () => {
  const form = showForm()
  form.arrive('roses')
  expect(form.key()).toBe(1)
})

it('changes with an address that the form left before', () => {
  const form = showForm()
  form.ask('cheap')
  form.arrive('cheap')
  form.arrive('all')
  expect(form.key()).toBe(1)
})
