import { useNavigate, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { withLocale } from '#i18n/localized-path.ts'
import { SearchIcon } from '#ui/icons.tsx'
import { frameText } from './frame.messages.ts'
import { useDebouncedCall } from './use-debounced-call.ts'

const debounceMs = 200

/** Searches while the user types; the query is a URL parameter. Without JavaScript the form is submitted as usual. */
export function SearchField({ className, large }: { className?: string; large?: boolean }) {
  const navigate = useNavigate()
  const debounce = useDebouncedCall()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  const query = useRouterState({ select: ({ location }) => queryOf(location) })
  const isSearchPage = useRouterState({ select: ({ location }) => location.pathname === '/search' })

  // The field wins over the URL while it has focus, and after hydration: the user may have typed before it.
  useEffect(() => {
    const { current } = field
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (!current || current.value === query) return
    if (isFirst) find(0)
    else if (document.activeElement !== current) current.value = query
  })

  function find(delayMs: number) {
    const q = field.current?.value.trim()
    debounce(delayMs, () =>
      navigate({
        to: '/search',
        search: ({ after: _after, ...rest }) => ({
          ...(isSearchPage ? rest : {}),
          q: q || undefined,
        }),
        replace: isSearchPage,
        resetScroll: false,
      }),
    )
  }

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around a form would be two landmarks. */}
      <form
        role="search"
        action={withLocale('/search')}
        onSubmit={(event) => {
          event.preventDefault()
          find(0)
        }}
        className="relative grid items-center"
      >
        <SearchIcon className={clsx('pointer-events-none absolute', large ? 'size-6' : 'size-4')} />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={frameText('searchFor')}
          placeholder={frameText('search')}
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => find(debounceMs)}
          className={clsx(
            'w-full border-b border-edge bg-transparent placeholder:text-ink-soft focus:border-moss',
            large ? 'min-h-14 ps-9 font-display text-xl' : 'min-h-10 ps-6 text-sm',
          )}
        />
      </form>
    </div>
  )
}

function queryOf({ pathname, search }: { pathname: string; search: { q?: unknown } }): string {
  return pathname === '/search' && typeof search.q === 'string' ? search.q : ''
}
