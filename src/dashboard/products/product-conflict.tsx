import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffCategoryQueries } from '#api/categories.ts'
import type { ProductField } from '#commerce/catalogue/product-schema.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { productFormText } from './product-form.messages.ts'
import { type ProductForm, type ProductStart, uploadedPictures } from './use-product-form.ts'

const labels = (): Record<ProductField | 'pictures', string> => ({
  name: productFormText('name'),
  category: productFormText('category'),
  price: productFormText('price'),
  salePrice: productFormText('salePrice'),
  saleStartDate: productFormText('saleStartDate'),
  saleEndDate: productFormText('saleEndDate'),
  stock: productFormText('stock'),
  leadDays: productFormText('leadDays'),
  guaranteeDays: productFormText('guaranteeDays'),
  description: productFormText('description'),
  care: productFormText('care'),
  nameAr: productFormText('nameAr'),
  descriptionAr: productFormText('descriptionAr'),
  careAr: productFormText('careAr'),
  variantName: productFormText('variantName'),
  variantNameAr: productFormText('variantNameAr'),
  stemCount: productFormText('stemCount'),
  heightCm: productFormText('heightCm'),
  colours: productFormText('colours'),
  flowers: productFormText('flowers'),
  pictures: productFormText('pictures'),
})

interface ProductConflictProps {
  form: ProductForm
  /** The version that the user opened. */
  seen: ProductStart
  theirs: ProductStart
  onResolved: () => void
}

/** The user's edits beside the version that someone else has saved. */
export function ProductConflict({ form, seen, theirs, onResolved }: ProductConflictProps) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const latest = versionOf(theirs)

  function show(name: ProductField | 'pictures', version: typeof latest): ReactNode {
    if (name === 'pictures') {
      return version.pictures.length > 0 && <Thumbnails pictures={version.pictures} />
    }
    const value = version[name] ?? ''
    if (name === 'category') {
      const category = categories.find(({ id }) => id === value)
      return category ? localizedName(category) : value
    }
    if (name === 'stock' && value === '') return productFormText('madeToOrder')
    return value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
  }

  return (
    <EditConflict
      versions={{
        base: versionOf(seen),
        mine: { ...form.fields, pictures: uploadedPictures(form.drafts.pictures) },
        theirs: latest,
      }}
      labels={labels()}
      show={show}
      onResolve={({ pictures, ...fields }) => {
        form.resolve(theirs, fields, pictures === latest.pictures)
        onResolved()
      }}
    />
  )
}

function versionOf({ fields, pictures }: ProductStart) {
  return {
    ...fields,
    pictures: pictures.map(({ placeholder: _placeholder, ...picture }) => picture),
  }
}

function Thumbnails({ pictures }: { pictures: readonly { address: string; alt: string }[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {pictures.map(({ address, alt }) => (
        <PictureTile
          key={address}
          files={pictureSources(address)}
          alt={alt || productFormText('noAltText')}
          sizes="48px"
          className="h-15 w-12"
        />
      ))}
    </span>
  )
}
