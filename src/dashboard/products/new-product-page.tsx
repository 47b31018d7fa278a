import { useNavigate } from '@tanstack/react-router'
import { staffProductQueries } from '#api/products.queries.ts'
import { createProduct } from '#api/products.ts'
import type { ProductDraft } from '#commerce/catalogue/editing/product-draft.ts'
import { BackLink } from '../layout/back-link.tsx'
import { useSave } from '../saving/use-save.ts'
import { emptyFields } from './product-fields.ts'
import { ProductFormView } from './product-form.tsx'
import { productRefusal } from './product-refusals.ts'
import { productsText } from './products.messages.ts'
import { productsMemory } from './products-search.ts'
import { useProductForm } from './use-product-form.ts'

const emptyForm = { fields: emptyFields, pictures: [], sizes: [] }

export function NewProductPage() {
  const form = useProductForm(emptyForm)
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: (draft: ProductDraft) => createProduct({ data: draft }),
    refusal: productRefusal,
    invalidates: [staffProductQueries.root],
  })

  async function create() {
    const draft = form.read()
    const result = draft && (await save(draft))
    if (result?.ok) {
      form.markSaved()
      const productId = result.product.id
      await navigate({ to: '/dashboard/products/$productId', params: { productId } })
    } else if (result?.refusal === 'not-valid') form.showProblems(result.problems)
  }

  return (
    <>
      <BackLink to="/dashboard/products" search={productsMemory.last()}>
        {productsText('all')}
      </BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">{productsText('newProduct')}</h1>
      <ProductFormView form={form} isSaving={isSaving} onSave={() => void create()} />
    </>
  )
}
