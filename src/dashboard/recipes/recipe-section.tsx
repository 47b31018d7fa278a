import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { recipeQueries } from '#api/recipes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { localizedName, localizedText } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { RecipePanel } from './recipe-panel.tsx'
import { recipeSummary } from './recipe-rows.ts'
import { recipesText } from './recipes.messages.ts'

/** The recipes of a product: one for each stored size. They are saved on their own, because no customer sees them. */
export function RecipeSection({ product }: { product: StaffProduct }) {
  const heading = useId()
  const recipes = useQuery(recipeQueries.ofProduct(product.id))
  const { data: stems = [] } = useQuery(recipeQueries.stems())
  const [edited, setEdited] = useState<string | null>(null)
  const sizes = [product, ...product.furtherVariants].flatMap((size) => {
    const current = recipes.data?.find(({ productId }) => productId === size.id)
    if (!current) return []
    const sizeName = localizedText({ en: size.variantName, ar: size.variantNameAr })
    const productName = localizedName(product)
    const name = sizeName
      ? recipesText('size', { product: productName, size: sizeName })
      : productName
    return [{ current, name, sizeName }]
  })
  const open = sizes.find(({ current }) => current.productId === edited)
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="border-b border-line pb-2 text-base font-semibold">
        {recipesText('recipe')}
      </h2>
      <p className="mt-2 text-xs text-ink-soft">{recipesText('recipeHelp')}</p>
      {recipes.isError && <FetchFailed onRetry={() => void recipes.refetch()} />}
      <ul>
        {sizes.map(({ current, name, sizeName }) => (
          <li
            key={current.productId}
            className="flex min-h-14 items-center gap-3 border-b border-line py-2"
          >
            <div className="min-w-0 grow">
              {sizes.length > 1 && (
                <p className="font-medium wrap-anywhere">
                  <LocalizedText>{sizeName || name}</LocalizedText>
                </p>
              )}
              <p className="wrap-anywhere text-ink-soft">{recipeSummary(current.recipe, stems)}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={recipesText('editRecipe', { name })}
              onClick={() => setEdited(current.productId)}
            >
              {recipesText('edit')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <RecipePanel
          current={open.current}
          name={open.name}
          stems={stems}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
