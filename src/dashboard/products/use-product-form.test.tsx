// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { emptyFields } from './product-fields.ts'
import { type ProductForm, type ProductStart, useProductForm } from './use-product-form.ts'

vi.mock('../pictures/upload-picture.ts', () => ({ uploadPicture: vi.fn() }))

const begun: ProductStart = { fields: { ...emptyFields, stock: '10' }, pictures: [] }
const kept: ProductStart = {
  fields: { ...emptyFields, name: 'Roses', stock: '9' },
  pictures: [{ address: '/uploads/front', alt: 'From the front', placeholder: null }],
}

function showForm() {
  const held: { form: ProductForm | null } = { form: null }
  function Form() {
    held.form = useProductForm(begun)
    return null
  }
  const page = show(<Form />)
  const form = () => {
    if (!held.form) throw new Error('The form is not there.')
    return held.form
  }
  /** Types, as somebody does who sees the form as it is now. */
  const type = (fields: Partial<ProductForm['fields']>) => page.run(() => form().change(fields))
  /** What is done with the answer to it, which was asked for now. */
  const send = () => {
    const { goOnFrom } = form()
    return () => page.run(() => goOnFrom(kept))
  }
  return { form, type, send, discard: () => page.run(form().discard) }
}

it('a product that is saved is shown as the shop keeps it, and nothing is left to save', () => {
  const { form, type, send } = showForm()
  type({ name: ' Roses' })
  send()()
  expect(form().fields).toEqual(kept.fields)
  expect(form().drafts.pictures.map(({ alt }) => alt)).toEqual(['From the front'])
  expect(form().isChanged).toBe(false)
})

it('what is typed while a product is saved stays, and is still to be saved', () => {
  const { form, type, send, discard } = showForm()
  type({ name: ' Roses' })
  const answer = send()
  type({ description: 'Ten of them.' })
  answer()
  // The stock beside it is what is left of it now: the next save must not bring back what was sold.
  expect(form().fields).toMatchObject({ name: 'Roses', description: 'Ten of them.', stock: '9' })
  expect(form().isChanged).toBe(true)
  discard()
  expect(form().fields).toEqual(kept.fields)
  expect(form().isChanged).toBe(false)
})
