import { useNavigate, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { SearchIcon } from '#ui/icons.tsx'
import { useTypingPause } from './use-typing-pause.ts'

const typingPauseMs = 200

/** Finds as one types; the address says what is looked for. Without script it is a form like any other. */
export function SearchField({ className, large }: { className?: string; large?: boolean }) {
  const navigate = useNavigate()
  const afterPause = useTypingPause()
  const field = useRef<HTMLInputElement>(null)
  const takenOver = useRef(false)
  const query = useRouterState({ select: ({ location }) => queryOf(location) })
  const isHere = useRouterState({ select: ({ location }) => location.pathname === '/search' })

  // What is being typed is newer than the address, and so is what was typed before the page's script had taken over.
  useEffect(() => {
    const { current } = field
    const isFirst = !takenOver.current
    takenOver.current = true
    if (!current || current.value === query) return
    if (isFirst) find(0)
    else if (document.activeElement !== current) current.value = query
  })

  function find(pauseMs: number) {
    const q = field.current?.value.trim()
    afterPause(pauseMs, () =>
      navigate({
        to: '/search',
        search: ({ after: _after, ...rest }) => ({ ...(isHere ? rest : {}), q: q || undefined }),
        replace: isHere,
        resetScroll: false,
      }),
    )
  }

  return (
    <search className={className}>
      <form
        action="/search"
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
          aria-label="Search for flowers"
          placeholder="Search"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => find(typingPauseMs)}
          className={clsx(
            'w-full border-b border-edge bg-transparent placeholder:text-ink-soft focus:border-moss',
            large ? 'min-h-14 pl-9 font-display text-xl' : 'min-h-10 pl-6 text-sm',
          )}
        />
      </form>
    </search>
  )
}

function queryOf({ pathname, search }: { pathname: string; search: { q?: unknown } }): string {
  return pathname === '/search' && typeof search.q === 'string' ? search.q : ''
}
