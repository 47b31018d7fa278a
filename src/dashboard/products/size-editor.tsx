import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { isUploading } from '../pictures/use-picture-drafts.ts'
import { readSizeTexts } from './product-fields.ts'
import { productFormText } from './product-form.messages.ts'
import { type SizeForm, sizeName } from './size-forms.ts'
import { sizeTextFields } from './text-fields.ts'
import type { ProductForm } from './use-product-form.ts'

interface SizeEditorProps {
  form: ProductForm
  size: SizeForm
  /** Sorts the size. */
  handle: ReactNode
}

/** A further size: one line, which opens to its fields. */
export function SizeEditor({ form, size, handle }: SizeEditorProps) {
  const { isOpen, setOpen, setArchived, remove } = form.sizes
  const id = useId()
  const { key, isArchived } = size
  const isShown = isOpen(key)
  const name = sizeName(size)
  const picture = [...size.pictures, ...form.drafts.pictures].find(
    ({ address }) => address !== null,
  )
  return (
    <>
      <div className="flex items-center gap-3">
        {handle}
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setOpen(key, !isShown)}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-sm text-start hover:text-moss"
        >
          <PictureTile
            files={picture?.address ? pictureSources(picture.address, picture.placeholder) : null}
            sizes="40px"
            className="aspect-4/5 w-10"
          />
          <span className="grid min-w-0 grow justify-items-start gap-0.5">
            <span className="font-medium wrap-anywhere">
              <LocalizedText>{name}</LocalizedText>
            </span>
            <span className="text-xs text-ink-soft">{summaryOf(size)}</span>
            {isArchived && <Badge tint="linen">{productFormText('archivedSize')}</Badge>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 transition-transform ${isShown ? 'rotate-180' : ''}`}
            strokeWidth={1.5}
          />
        </button>
      </div>
      {isShown && (
        <section id={id} aria-label={name} className="grid gap-4 pt-3 pb-4 sm:ps-14">
          <SizeFields form={form} size={size} />
          <div className="grid justify-items-start gap-2">
            {size.id === null ? (
              <Button variant="plain" size="small" onClick={() => remove(key)}>
                {productFormText('removeSize')}
              </Button>
            ) : (
              <>
                <Button variant="quiet" size="small" onClick={() => setArchived(key, !isArchived)}>
                  {productFormText(isArchived ? 'restoreSize' : 'archiveSize')}
                </Button>
                <p className="text-xs text-ink-soft">{productFormText('archiveSizeHelp')}</p>
              </>
            )}
          </div>
        </section>
      )}
    </>
  )
}

function SizeFields({ form, size }: Omit<SizeEditorProps, 'handle'>) {
  const { messagesOf, changeFields, picturesOf } = form.sizes
  const messages = messagesOf(size.key)
  const isLate = form.isWaiting && size.pictures.some(isUploading)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {sizeTextFields().map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            value={size.fields[name] ?? ''}
            error={messages[name]}
            onChange={({ target }) => changeFields(size.key, { [name]: target.value })}
          />
        ))}
      </div>
      <PicturesField
        drafts={picturesOf(size)}
        label={productFormText('sizePictures')}
        error={isLate ? productFormText('waitForUploads') : messages.pictures}
        help={productFormText('sizePicturesHelp')}
      />
    </>
  )
}

function summaryOf({ fields }: SizeForm): string {
  const { price, stock } = readSizeTexts(fields)
  return [
    Number.isFinite(price) ? formatMoney(price) : productFormText('noPrice'),
    ...(stock === null ? [productFormText('madeToOrder')] : []),
    ...(stock !== null && Number.isFinite(stock)
      ? [
          stock === 0
            ? productFormText('soldOut')
            : productFormText('inStock', { count: groupDigits(stock) }),
        ]
      : []),
  ].join(' · ')
}
