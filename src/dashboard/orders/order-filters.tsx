import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { paymentStatuses } from '#commerce/orders/order-status.ts'
import { workshopQueries } from '#commerce/orders/workshop/workshop.queries.ts'
import { Button } from '#ui/button.tsx'
import { controlStyle } from '#ui/field.tsx'
import { paymentWords } from './order-words.ts'
import { isNarrowed, type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** A number, names or a phone number, and what the list is narrowed down to. */
export function OrderFilters({ search }: { search: OrdersSearch }) {
  const { data: choices } = useQuery(workshopQueries.choices())
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const change = (wish: Record<string, string>) =>
    void navigate({ to: '/dashboard/orders', search: readOrdersSearch({ ...search, ...wish }) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <WordsFilter key={search.query ?? ''} search={search} onLook={(query) => change({ query })} />
      <Button
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        className="min-h-11 sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Filters
      </Button>
      <div
        id={choicesId}
        className={clsx('w-full grid-cols-2 gap-3 sm:contents', isOpen ? 'grid' : 'hidden')}
      >
        <Labelled label="Delivery day">
          <input
            type="date"
            value={search.date ?? ''}
            onChange={(event) => change({ date: event.target.value })}
            className={control}
          />
        </Labelled>
        <Choice
          label="Window"
          all="All windows"
          value={search.slot}
          options={choices?.slots ?? []}
          onChoose={(slot) => change({ slot })}
        />
        <Choice
          label="Area"
          all="All areas"
          value={search.zone}
          options={choices?.zones ?? []}
          onChoose={(zone) => change({ zone })}
        />
        <Choice
          label="Payment"
          all="Any payment"
          value={search.payment}
          options={payments}
          onChoose={(payment) => change({ payment })}
        />
        <Choice
          label="In order of"
          all="Newest first"
          value={search.by}
          options={[{ id: 'delivery', name: 'Delivery, from today' }]}
          onChoose={(by) => change({ by })}
        />
      </div>
      {isNarrowed(search) && (
        <Link
          to="/dashboard/orders"
          search={{ by: search.by }}
          className="link inline-flex min-h-11 items-center text-xs"
        >
          Show all orders
        </Link>
      )}
    </div>
  )
}

const payments = paymentStatuses.map((id) => ({ id, name: paymentWords[id] }))
const control = `${controlStyle} min-h-11 text-sm`

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 gap-1 text-xs text-ink-soft sm:max-w-44">
      {label}
      {children}
    </label>
  )
}

interface ChoiceProps {
  label: string
  /** What stands for no choice. */
  all: string
  value: string | undefined
  options: readonly { id: string; name: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={control}
      >
        <option value="">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function WordsFilter({
  search,
  onLook,
}: {
  search: OrdersSearch
  onLook: (query: string) => void
}) {
  const [words, setWords] = useState(search.query ?? '')

  function look(event: FormEvent) {
    event.preventDefault()
    onLook(words)
  }

  return (
    <search className="min-w-0 grow sm:w-64 sm:grow-0">
      <form onSubmit={look} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
        />
        <input
          type="search"
          aria-label="Search orders"
          placeholder="Number, name or phone"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
          className={`${control} pl-9`}
        />
      </form>
    </search>
  )
}
