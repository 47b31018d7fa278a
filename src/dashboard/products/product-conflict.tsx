import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffCategoryQueries } from '#api/categories.ts'
import { staffOccasionQueries } from '#api/occasions.ts'
import { addOnUses } from '#commerce/catalogue/add-on.ts'
import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import {
  mapFields,
  type ProductField,
  type ProductTexts,
  productFields,
} from '#commerce/catalogue/product-schema.ts'
import { variantFields } from '#commerce/catalogue/variant.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { addOnText } from './add-on-fields.messages.ts'
import { productFormText } from './product-form.messages.ts'
import {
  isSizeVersion,
  type SizeVersion,
  type SizeVersionName,
  sharedIds,
  sizeLabels,
  sizeVersionName,
  sizeVersions,
} from './size-conflict.ts'
import { mergeSizes, uploadedPictures } from './size-forms.ts'
import type { ProductForm, ProductStart } from './use-product-form.ts'

type FieldName = ProductField | 'pictures' | SizeVersionName

interface ProductVersion extends ProductTexts {
  pictures: readonly DraftPicture[]
  [size: SizeVersionName]: SizeVersion
}

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
  const { data: occasions = [] } = useQuery(staffOccasionQueries.all())
  const sizes = { base: seen.sizes, mine: form.sizes.sizes, theirs: theirs.sizes }
  const ids = sharedIds(sizes)
  const latest = versionOf(theirs, ids)
  const mine: ProductVersion = {
    ...form.fields,
    pictures: uploadedPictures(form.drafts.pictures),
    ...sizeVersions(sizes.mine, ids),
  }

  function show(name: FieldName, version: ProductVersion): ReactNode {
    if (isSizeVersion(name)) {
      const [own, other] = version === latest ? [latest, mine] : [mine, latest]
      return <SizeDifference own={own[name]} other={other[name]} />
    }
    if (name === 'pictures') {
      return version.pictures.length > 0 && <Thumbnails pictures={version.pictures} />
    }
    const value = version[name] ?? ''
    if (name === 'category') {
      const category = categories.find(({ id }) => id === value)
      return category ? localizedName(category) : value
    }
    if (name === 'addOn') return addOnText(addOnUses.find((use) => use === value) ?? 'no')
    if (name === 'addOnWith') {
      const chosen = [...categories, ...occasions].filter(({ id }) => value.split(' ').includes(id))
      return chosen.map(localizedName).join(' · ')
    }
    return shownText(name, value)
  }

  return (
    <EditConflict
      versions={{ base: versionOf(seen, ids), mine, theirs: latest }}
      labels={{
        ...mapFields<Record<ProductField, string>>((name: ProductField) => productFormText(name)),
        pictures: productFormText('pictures'),
        ...sizeLabels(sizes.mine),
      }}
      show={show}
      onResolve={(merged) => {
        form.resolve(theirs, {
          fields: Object.fromEntries(productFields.map((name) => [name, merged[name] ?? ''])),
          takesPictures: merged.pictures === latest.pictures,
          sizes: mergeSizes(
            sizes,
            (id) => merged[sizeVersionName(id)] === latest[sizeVersionName(id)],
          ),
        })
        onResolved()
      }}
    />
  )
}

function versionOf(
  { fields, pictures, sizes }: ProductStart,
  ids: readonly string[],
): ProductVersion {
  return {
    ...fields,
    pictures: pictures.map(({ placeholder: _placeholder, ...picture }) => picture),
    ...sizeVersions(sizes, ids),
  }
}

/** The values of a size that differ between the two versions. */
function SizeDifference({ own, other }: Record<'own' | 'other', SizeVersion | undefined>) {
  if (!own || !other) return null
  const lines = variantFields
    .filter((name) => own.fields[name] !== other.fields[name])
    .map((name) => `${productFormText(name)}: ${shownText(name, own.fields[name] ?? '')}`)
  if (own.isArchived) lines.push(productFormText('archivedSize'))
  return (
    <>
      {lines.join('\n')}
      {JSON.stringify(own.pictures) !== JSON.stringify(other.pictures) && (
        <Thumbnails pictures={own.pictures} />
      )}
    </>
  )
}

function shownText(name: ProductField, value: string): string {
  if (name === 'stock' && value === '') return productFormText('madeToOrder')
  return value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
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
