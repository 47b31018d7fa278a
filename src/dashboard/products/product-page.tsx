import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { changeProducts, updateProduct } from '#api/products.ts'
import { recipeQueries } from '#api/recipes.ts'
import { stockAlertQueries } from '#api/stock-alerts.ts'
import { type ProductDraft, productDraftOf } from '#commerce/catalogue/editing/product-draft.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { localizedName } from '#i18n/localized.ts'
import { Badge } from '#ui/badge.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { RecipeSection } from '../recipes/recipe-section.tsx'
import { ReviewsLink } from '../reviews/reviews-link.tsx'
import { useSave } from '../saving/use-save.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { fieldsOf } from './product-fields.ts'
import { ProductFormView } from './product-form.tsx'
import { productRefusal } from './product-refusals.ts'
import { productsText } from './products.messages.ts'
import { productsMemory } from './products-search.ts'
import { sizeFormsOf } from './size-forms.ts'
import { type ProductStart, useProductForm } from './use-product-form.ts'

/** The form continues after its own saves. After a conflict the user chooses what to keep. */
export function ProductPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(staffProductQueries.detail(id))
  return data && <ProductEditor key={data.id} initial={data} />
}

function ProductEditor({ initial }: { initial: StaffProduct }) {
  const [product, setProduct] = useState(initial)
  const form = useProductForm(startOf(initial))
  const [newer, setNewer] = useState<StaffProduct | null>(null)
  const queryClient = useQueryClient()
  const { id, updatedAt, stock } = product
  const variantStock = Object.fromEntries(
    product.furtherVariants.map((variant) => [variant.id, variant.stock]),
  )
  const update = useSave({
    send: (draft: ProductDraft) =>
      updateProduct({ data: { id, draft, seen: { updatedAt, stock, variantStock } } }),
    refusal: productRefusal,
    // A new size has a recipe, too.
    invalidates: [staffProductQueries.root, recipeQueries.root],
  })
  const archiving = useSave({
    send: () => {
      const kind = product.archivedAt === null ? 'archive' : 'restore'
      return changeProducts({ data: { ids: [id], change: { kind } } })
    },
    refusal: productRefusal,
    invalidates: [staffProductQueries.root],
  })

  async function save() {
    const draft = form.read()
    const result = draft && (await update.save(draft))
    if (result?.ok) {
      form.rebase(startOf(result.product))
      setProduct(result.product)
      setNewer(null)
    } else if (result?.refusal === 'not-valid') form.showProblems(result.problems)
    else if (result?.refusal === 'changed-elsewhere') setNewer(result.product)
  }

  /** Keeps unsaved edits. If a colleague saved in between, the next save reports the conflict. */
  async function archive() {
    const result = await archiving.save()
    const now = result?.ok && queryClient.getQueryData(staffProductQueries.detail(id).queryKey)
    if (!now) return
    const isUnchanged = isSameExceptStock(product, now)
    setProduct({
      ...product,
      archivedAt: now.archivedAt,
      updatedAt: isUnchanged ? now.updatedAt : updatedAt,
    })
    setNewer(isUnchanged ? null : now)
  }

  return (
    <>
      <BackLink to="/dashboard/products" search={productsMemory.last()}>
        {productsText('all')}
      </BackLink>
      <header className="mt-1 mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-display text-xl break-words">
          <LocalizedText>{localizedName(product)}</LocalizedText>
        </h1>
        {product.archivedAt !== null && <Badge tint="linen">{productsText('isArchived')}</Badge>}
        <WaitingCount productId={product.id} />
        <ReviewsLink of={{ product: product.id }} />
        <div className="w-full lg:ms-auto lg:w-auto">
          <ProductActions
            product={product}
            form={form}
            isSaving={update.isSaving}
            isArchiving={archiving.isSaving}
            onArchive={() => void archive()}
          />
        </div>
      </header>
      {newer && (
        <ProductConflict
          form={form}
          seen={startOf(product)}
          theirs={startOf(newer)}
          onResolved={() => {
            setProduct(newer)
            setNewer(null)
          }}
        />
      )}
      <ProductFormView
        form={form}
        isSaving={update.isSaving || archiving.isSaving}
        onSave={() => void save()}
      />
      <RecipeSection product={product} />
    </>
  )
}

/** How many customers get an email once the product is back in stock. */
function WaitingCount({ productId }: { productId: string }) {
  const { data: count = 0 } = useQuery(stockAlertQueries.waiting(productId))
  return count > 0 && <Badge tint="butter">{productsText('waiting', { count })}</Badge>
}

function startOf(product: StaffProduct): ProductStart {
  return {
    fields: fieldsOf(productDraftOf(product)),
    pictures: allPictures(product),
    sizes: sizeFormsOf(product),
  }
}

/** Ignores the quantity in stock, because orders change it; the server applies the difference only. */
function isSameExceptStock(seen: StaffProduct, now: StaffProduct): boolean {
  const contentOf = (product: StaffProduct) =>
    JSON.stringify(productDraftOf(product), (field, value: unknown) =>
      field === 'stock' ? value === null : value,
    )
  return contentOf(seen) === contentOf(now)
}
