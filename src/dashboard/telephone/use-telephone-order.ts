import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import {
  placeTelephoneOrder,
  type TelephoneOrderResult,
  telephoneQueries,
} from '#api/telephone-orders.ts'
import type { Pounds } from '#commerce/money.ts'
import type { KnownCustomer } from '#commerce/telephone/find-customers.server.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { currentLocale } from '#i18n/locale.ts'
import { problemTexts } from '#i18n/problem.ts'
import { useSave } from '../saving/use-save.ts'
import {
  amountsOf,
  emptyDraft,
  orderOf,
  type TelephoneDraft,
  withCustomer,
} from './telephone-draft.ts'
import { telephoneRefusal } from './telephone-refusals.ts'

interface Placed {
  orderId: string
  order: TelephoneDraft
  /** What the customer pays. */
  total: Pounds
}

/** A new order and its options. The key stays until the order is placed, so a retry places it once. */
export function useTelephoneOrder(customer: KnownCustomer | null) {
  const [start, setStart] = useState<TelephoneDraft>(() => ({
    ...emptyDraft(currentLocale()),
    ...(customer && withCustomer(customer)),
  }))
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [placed, setPlaced] = useState<Placed | null>(null)
  const key = useRef(crypto.randomUUID())
  const { data: options } = useQuery(
    telephoneQueries.options(draft.lines.map(({ product }) => product.id)),
  )
  const { save, isSaving } = useSave({
    send: () => placeTelephoneOrder({ data: orderOf(draft, options, key.current) }),
    refusal: telephoneRefusal,
    invalidates: [staffOrderQueries.all(), telephoneQueries.root],
  })

  function change(part: Partial<TelephoneDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    setErrors((before) => {
      const changed = new Set(Object.keys(part).map(errorNameOf))
      return Object.fromEntries(Object.entries(before).filter(([name]) => !changed.has(name)))
    })
  }

  async function place() {
    // The options change with the order, which may take the last place of its time.
    const { total } = amountsOf(draft, options)
    const result = await save()
    if (!result) return
    if (result.ok) setPlaced({ orderId: result.orderId, order: draft, total })
    else react(result)
  }

  function react(refused: Extract<TelephoneOrderResult, { ok: false }>) {
    if (refused.refusal === 'invalid') {
      return setErrors(problemTexts(refused.problems, fieldProblemText))
    }
    if (refused.refusal === 'price-changed') {
      const prices = new Map(refused.lines.map(({ productId, now }) => [productId, now]))
      const lines = draft.lines.map((line) => ({
        ...line,
        unitPrice: prices.get(line.product.id) ?? line.unitPrice,
      }))
      change({ lines })
    }
  }

  function restart() {
    key.current = crypto.randomUUID()
    const empty = emptyDraft(currentLocale())
    setStart(empty)
    setDraft(empty)
    setErrors({})
    setPlaced(null)
  }

  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    change,
    options,
    errors,
    errorOf: (name: string) => errors[name],
    amounts: amountsOf(draft, options),
    isSaving,
    place,
    placed,
    restart,
  }
}

export type TelephoneForm = ReturnType<typeof useTelephoneOrder>

/** The names of the server for the choices of delivery. */
function errorNameOf(name: string): string {
  return { date: 'delivery.date', slotId: 'delivery.slotId' }[name] ?? name
}
