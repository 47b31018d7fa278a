// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { emptyFields } from './product-fields.ts'
import { type ProductForm, type ProductStart, useProductForm } from './use-product-form.ts'

vi.mock('#api/upload-picture.ts', () => ({ uploadPicture: vi.fn() }))

const initial: ProductStart = {
  fields: { ...emptyFields, stock: '10' },
  pictures: [],
  sizes: [],
}
const stored: ProductStart = {
  fields: { ...emptyFields, name: 'Roses', stock: '9' },
  pictures: [{ address: '/uploads/front', alt: 'From the front', placeholder: null }],
  sizes: [],
}

function showForm() {
  const current: { form: ProductForm | null } = { form: null }
  function Form() {
    current.form = useProductForm(initial)
    return null
  }
  const page = show(<Form />)
  const form = () => {
    if (!current.form) throw new Error('The form has not rendered.')
    return current.form
  }
  /** Edits fields of the current render. */
  const type = (fields: Partial<ProductForm['fields']>) => page.run(() => form().change(fields))
  /** Starts a save; the returned function delivers its result. */
  const send = () => {
    const { rebase } = form()
    return () => page.run(() => rebase(stored))
  }
  return { form, type, send, discard: () => page.run(form().discard) }
}

it('a save replaces the fields with the stored ones, and leaves nothing to save', () => {
  const { form, type, send } = showForm()
  type({ name: ' Roses' })
  send()()
  expect(form().fields).toEqual(stored.fields)
  expect(form().drafts.pictures.map(({ alt }) => alt)).toEqual(['From the front'])
  expect(form().isChanged).toBe(false)
})

it('edits made during a save stay unsaved', () => {
  const { form, type, send, discard } = showForm()
  type({ name: ' Roses' })
  const respond = send()
  type({ description: 'Ten of them.' })
  respond()
  // The stock is the current one: the next save must not undo sales.
  expect(form().fields).toMatchObject({ name: 'Roses', description: 'Ten of them.', stock: '9' })
  expect(form().isChanged).toBe(true)
  discard()
  expect(form().fields).toEqual(stored.fields)
  expect(form().isChanged).toBe(false)
})
