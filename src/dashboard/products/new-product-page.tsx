import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { createProduct } from '#api/products.ts'
import { BackLink } from '../people/back-link.tsx'
import { save } from '../saving/save.ts'
import { emptyFields } from './product-fields.ts'
import { ProductFormView } from './product-form.tsx'
import { productRefusal } from './product-refusals.ts'
import { productsMemory } from './products-search.ts'
import { useProductForm } from './use-product-form.ts'

const emptyForm = { fields: emptyFields, pictures: [] }

export function NewProductPage() {
  const form = useProductForm(emptyForm)
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function create() {
    const draft = form.read()
    if (!draft) return
    setSaving(true)
    const result = await save(() => createProduct({ data: draft }), productRefusal)
    setSaving(false)
    if (result?.ok) {
      form.markSaved()
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
      await navigate({
        to: '/dashboard/products/$productId',
        params: { productId: result.product.id },
      })
    } else if (result?.refusal === 'not-valid') form.setMessages(result.messages)
  }

  return (
    <>
      <BackLink to="/dashboard/products" search={productsMemory.last()}>
        All products
      </BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">New product</h1>
      <ProductFormView form={form} isSaving={isSaving} onSave={() => void create()} />
    </>
  )
}
