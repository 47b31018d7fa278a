import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { searchAll } from '#api/palette.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { longestSearch, shortestSearch } from '#commerce/palette/palette-results.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Modal } from '#ui/modal.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { Keys } from './keys.tsx'
import { paletteText } from './palette.messages.ts'
import { type Action, paletteEntries } from './shortcuts.ts'

interface PaletteProps {
  role: Role
  onAct: (action: Action) => void
  onClose: () => void
}

export function Palette({ role, onAct, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim())
  const [selected, select] = useState('')
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', query],
    queryFn: () => searchAll({ data: { query } }),
    enabled: query.length >= shortestSearch,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  const found = query.length >= shortestSearch && data?.ok ? data.found : undefined
  const isOutdated = query !== typed.trim() || isPlaceholderData
  const entries = paletteEntries(role, typed)

  function go(to: string) {
    onClose()
    void navigate({ to })
  }

  // Enter must not open a result of the query before, which shows until the new results arrive.
  function ignoreOutdated(event: KeyboardEvent) {
    if (event.key === 'Enter' && isOutdated && !selected.startsWith(entryPrefix)) {
      event.preventDefault()
    }
  }

  return (
    <Modal
      title={paletteText('search')}
      isTitleHidden
      isAtTop
      className="flex max-h-[75dvh] max-w-xl flex-col overflow-hidden"
      onClose={onClose}
    >
      <Command
        label={paletteText('search')}
        shouldFilter={false}
        loop
        value={selected}
        onValueChange={select}
        onKeyDown={ignoreOutdated}
        className="flex min-h-0 flex-col"
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search className="size-4 shrink-0 text-ink-soft" />
          <Command.Input
            value={typed}
            maxLength={longestSearch}
            onValueChange={setTyped}
            placeholder={paletteText('placeholder')}
            className="min-h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
          />
        </div>
        <Command.List
          label={paletteText('results')}
          className="min-h-24 overflow-y-auto overscroll-contain p-2"
        >
          <Command.Empty className="px-3 py-6 text-ink-soft">
            {isFetching || query !== typed.trim()
              ? paletteText('searching')
              : data?.ok === false
                ? paletteText('tooMany')
                : paletteText('noResults')}
          </Command.Empty>
          <Group heading={paletteText('pages')}>
            {entries.map(({ name, action, keys }) => (
              <Item
                key={name}
                value={`${entryPrefix}${name}`}
                onSelect={() => {
                  onClose()
                  onAct(action)
                }}
              >
                {name}
                <span className="ms-auto hidden sm:block">
                  <Keys keys={keys} />
                </span>
              </Item>
            ))}
          </Group>
          <Group heading={paletteText('orders')}>
            {found?.orders.map(({ id, number, recipientName, deliveryDate }) => (
              <Item key={id} value={id} onSelect={() => go(`/dashboard/orders/${id}`)}>
                <bdi dir="ltr" className="font-medium whitespace-nowrap">
                  {number}
                </bdi>
                <bdi className="truncate">{recipientName}</bdi>
                <span className="ms-auto whitespace-nowrap text-ink-soft">
                  {formatShortDay(deliveryDate)}
                </span>
              </Item>
            ))}
          </Group>
          <Group heading={paletteText('products')}>
            {found?.products.map(({ id, name }) => (
              <Item key={id} value={id} onSelect={() => go(`/dashboard/products/${id}`)}>
                <span className="truncate">
                  <LocalizedText>{name}</LocalizedText>
                </span>
              </Item>
            ))}
          </Group>
          <Group heading={paletteText('customers')}>
            {found?.customers.map(({ id, name, surname, email }) => (
              <Item key={id} value={id} onSelect={() => go(`/dashboard/users/${id}`)}>
                <bdi className="truncate">{fullName({ name, surname })}</bdi>
                <bdi dir="ltr" className="ms-auto truncate text-ink-soft">
                  {email}
                </bdi>
              </Item>
            ))}
          </Group>
        </Command.List>
      </Command>
    </Modal>
  )
}

const entryPrefix = 'entry '

function Group({ heading, children }: { heading: string; children: ReactNode[] | undefined }) {
  if (!children || children.length === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {children}
    </Command.Group>
  )
}

function Item({
  value,
  onSelect,
  children,
}: {
  value: string
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-linen data-[selected=true]:text-moss"
    >
      {children}
    </Command.Item>
  )
}
