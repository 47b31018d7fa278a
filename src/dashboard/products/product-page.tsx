import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { updateProduct } from '#api/products.ts'
import { draftOf } from '#commerce/catalogue/editing/product-draft.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { save } from '../saving/save.ts'
import { BackToProducts } from './back-to-products.tsx'
import { ProductActions, type ProductWork } from './product-actions.tsx'
import { fieldsOf } from './product-fields.ts'
import { ProductFormView } from './product-form.tsx'
import { productRefusal } from './product-refusals.ts'
import { type ProductStart, useProductForm } from './use-product-form.ts'

/** The form goes on from what it has saved. With a version that it has not made it begins anew when that is asked for. */
export function ProductPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(staffProductQueries.detail(id))
  const [begun, setBegun] = useState(data)
  const product = begun?.id === id ? begun : data
  return (
    product && (
      <ProductEditor
        key={`${product.id} ${product.updatedAt}`}
        begun={product}
        onTakeOver={setBegun}
      />
    )
  )
}

interface ProductEditorProps {
  begun: StaffProduct
  onTakeOver: (product: StaffProduct) => void
}

function ProductEditor({ begun, onTakeOver }: ProductEditorProps) {
  const [product, setProduct] = useState(begun)
  const form = useProductForm(startOf(begun))
  const [work, setWork] = useState<ProductWork | null>(null)
  const [newer, setNewer] = useState<StaffProduct | null>(null)
  const queryClient = useQueryClient()
  // Not while it is duplicated: whoever stays, because they have typed since, leaves that without an end.
  const isSaving = work === 'save' || work === 'shelf'

  async function update() {
    const draft = form.read()
    if (!draft) return
    setWork('save')
    const { id, updatedAt, stock } = product
    const answer = await save(
      () => updateProduct({ data: { id, draft, seen: { updatedAt, stock } } }),
      productRefusal,
    )
    setWork(null)
    if (answer?.ok) {
      form.goOnFrom(startOf(answer.product))
      setProduct(answer.product)
      setNewer(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    } else if (answer?.refusal === 'not-valid') form.setMessages(answer.messages)
    else if (answer?.refusal === 'changed-by-somebody-else') setNewer(answer.product)
  }

  /** The form stays as it is, for somebody may be typing. Nothing is saved over what a colleague has saved meanwhile. */
  function goOnShelved(now: StaffProduct) {
    const isOurs = isSameButForSales(product, now)
    const updatedAt = isOurs ? now.updatedAt : product.updatedAt
    setProduct({ ...product, archivedAt: now.archivedAt, updatedAt })
    setNewer(isOurs ? null : now)
  }

  return (
    <>
      <BackToProducts />
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl break-words">{product.name}</h1>
        {product.archivedAt !== null && <Badge tint="linen">Put away</Badge>}
        <div className="w-full lg:ml-auto lg:w-auto">
          <ProductActions
            product={product}
            form={form}
            work={work}
            onWork={setWork}
            onShelved={goOnShelved}
          />
        </div>
      </header>
      {newer && <ConflictNotice product={newer} onTakeOver={() => onTakeOver(newer)} />}
      <ProductFormView form={form} isSaving={isSaving} onSave={() => void update()} />
    </>
  )
}

function startOf(product: StaffProduct): ProductStart {
  return { fields: fieldsOf(draftOf(product)), pictures: allPictures(product) }
}

/** What is sold meanwhile stays sold, whoever saves: of the stock only the difference to what they saw counts. */
function isSameButForSales(seen: StaffProduct, now: StaffProduct): boolean {
  const contentOf = (product: StaffProduct) =>
    JSON.stringify({ ...draftOf(product), stock: product.stock === null })
  return contentOf(seen) === contentOf(now)
}

function ConflictNotice({
  product,
  onTakeOver,
}: {
  product: StaffProduct
  onTakeOver: () => void
}) {
  return (
    <div
      role="alert"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 bg-clay px-5 py-4"
    >
      <p className="max-w-[60ch]">
        Somebody else has saved “{product.name}” since you opened it. What you typed is still here;
        note it, then look at theirs.
      </p>
      <Button look="quiet" size="small" onClick={onTakeOver}>
        Show what they saved
      </Button>
    </div>
  )
}
