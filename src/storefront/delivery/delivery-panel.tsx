import { useQuery } from '@tanstack/react-query'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { deliveryChoiceQueries } from '#api/delivery-choice.ts'
import type { DeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import type { DeliveryOptions } from '#commerce/delivery/read-choice-terms.server.ts'
import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { selectDelivery } from '../checkout/choices.ts'
import { dayLostMessage, dayReason } from '../checkout/delivery-label.ts'
import { DeliveryPicker, DeliverySkeleton } from '../checkout/delivery-picker.tsx'
import { deliveryChoiceText } from './delivery.messages.ts'
import { useDelivery } from './delivery-store.ts'
import { useDeliveryChoice } from './use-delivery-terms.ts'

/** Area, day and slot, chosen before any product. */
export function DeliveryPanel() {
  const { isOpen, setOpen } = useDelivery()
  return (
    <SidePanel title={deliveryChoiceText('title')} open={isOpen} onOpenChange={setOpen}>
      <Choices onDone={() => setOpen(false)} />
    </SidePanel>
  )
}

function Choices({ onDone }: { onDone: () => void }) {
  const { data, isError, refetch } = useQuery(deliveryChoiceQueries.options())
  const choose = useChoose()
  const before = useDeliveryChoice()
  function choice(next: DeliveryChoice | null) {
    choose(next)
    onDone()
  }
  if (!data) {
    return (
      <div className="py-6">
        {isError ? <FetchFailed onRetry={() => void refetch()} /> : <DeliverySkeleton />}
      </div>
    )
  }
  return <ChoiceForm options={data} before={before} onChoice={choice} />
}

interface ChoiceFormProps {
  options: DeliveryOptions
  before: DeliveryChoice | null
  onChoice: (choice: DeliveryChoice | null) => void
}

function ChoiceForm({ options: { zones, slots, days }, before, onChoice }: ChoiceFormProps) {
  const [area, setArea] = useState(before?.area ?? '')
  const [selected, setSelected] = useState({ date: before?.day ?? '', slotId: before?.slot ?? '' })
  const [isAsked, setAsked] = useState(false)
  const { day, slotId } = selectDelivery(days, selected)
  const isOpen = zones.some((zone) => zone.id === area && zone.open)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!isOpen) event.currentTarget.querySelector('select')?.focus()
    else if (day) onChoice({ area, day: day.date, ...(slotId && { slot: slotId }) })
  }

  return (
    <form noValidate className="grid gap-6 py-6" onSubmit={submit}>
      <p className="text-sm text-ink-soft">{deliveryChoiceText('intro')}</p>
      <SelectField
        label={deliveryChoiceText('area')}
        name="area"
        value={isOpen ? area : ''}
        error={isAsked && !isOpen ? deliveryChoiceText('areaMissing') : undefined}
        onChange={({ target }) => setArea(target.value)}
      >
        <option value="">{deliveryChoiceText('chooseArea')}</option>
        {zones.map((zone) => (
          <option key={zone.id} value={zone.id} disabled={!zone.open}>
            {zone.open
              ? deliveryChoiceText('areaWithFee', { area: zone.name, fee: formatMoney(zone.fee) })
              : deliveryChoiceText('areaClosed', { area: zone.name })}
          </option>
        ))}
      </SelectField>
      <DeliveryPicker
        {...{ days, slots, day, slotId }}
        anyTime={deliveryChoiceText('anyTime')}
        reasonOf={dayReason}
        onDay={(date) => setSelected({ date, slotId: '' })}
        onWindow={(date, id) => setSelected({ date, slotId: id })}
        dayError={dayLostMessage(selected.date, day)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow">
          {deliveryChoiceText('apply')}
        </Button>
        {before && (
          <Button variant="quiet" onClick={() => onChoice(null)}>
            {deliveryChoiceText('clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

// Their URLs have a delivery choice, so that a customer can share it.
const shareable = new Set(['/', '/search', '/p/$id', '/occasions/$slug'])

function useChoose() {
  const navigate = useNavigate()
  const isShareable = useMatches({
    select: (matches) => matches.some(({ fullPath }) => shareable.has(fullPath)),
  })
  return (choice: DeliveryChoice | null) => {
    useDelivery.setState({ choice })
    if (!isShareable) return
    navigate({
      to: '.',
      search: (before) => ({
        ...before,
        ...{ area: choice?.area, day: choice?.day, slot: choice?.slot, after: undefined },
        ...(!choice && { arrives: undefined }),
      }),
      ...{ replace: true, resetScroll: false },
    })
  }
}
