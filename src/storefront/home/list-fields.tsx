import type { ReactNode } from 'react'
import type { Category } from '#commerce/catalogue/category.ts'
import { currency } from '#commerce/money.ts'
import type { ListingSearch } from './listing-search.ts'

const control = 'min-h-11 rounded-sm border border-edge bg-white px-3 text-sm hover:border-moss'

interface SortAndFilterFieldsProps {
  search: ListingSearch
  categories: readonly Category[] | undefined
  /** A search offers the order by relevance, as the default. */
  byRelevance: boolean
}

export function SortAndFilterFields({ search, categories, byRelevance }: SortAndFilterFieldsProps) {
  return (
    <>
      <Labelled text="Sort by">
        <select name="sort" defaultValue={search.sort ?? ''} className={control}>
          <option value="">{byRelevance ? 'Best match' : 'Newest'}</option>
          {byRelevance && <option value="newest">Newest</option>}
          <option value="price">Price, low to high</option>
          <option value="price-down">Price, high to low</option>
          <option value="name">Name</option>
        </select>
      </Labelled>
      <Labelled text="Category">
        <select name="category" defaultValue={search.category ?? ''} className={control}>
          <option value="">All flowers</option>
          {categories?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled text={`Min price (${currency})`}>
        <Pounds name="min" value={search.min} />
      </Labelled>
      <Labelled text={`Max price (${currency})`}>
        <Pounds name="max" value={search.max} />
      </Labelled>
      <Toggle name="sale" text="On sale" checked={search.sale} />
      <Toggle name="stock" text="In stock" checked={search.stock} />
    </>
  )
}

function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label className="grid min-w-0 gap-1 text-xs text-ink-soft">
      {text}
      <span className="grid text-ink">{children}</span>
    </label>
  )
}

function Pounds({ name, value }: { name: string; value: number | undefined }) {
  return (
    <input
      type="number"
      name={name}
      min={0}
      step={1}
      inputMode="numeric"
      defaultValue={value}
      className={`${control} w-full tabular-nums sm:w-28`}
    />
  )
}

function Toggle({
  name,
  text,
  checked,
}: {
  name: string
  text: string
  checked: true | undefined
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked ?? false}
        className="size-5 accent-moss"
      />
      {text}
    </label>
  )
}
