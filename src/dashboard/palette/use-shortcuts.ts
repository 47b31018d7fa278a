import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { areShortcutsOn } from './shortcut-preference.ts'
import { type Deed, keyOf, newPlaceFor, readKey, shortcutsFor, timeoutMs } from './shortcuts.ts'

export type Opened = 'palette' | 'help' | null

/** Listens to the keyboard of the whole dashboard, and answers what is to be open over it. */
export function useShortcuts(role: Role) {
  const [opened, setOpened] = useState<Opened>(null)
  const waiting = useRef<{ keys: readonly string[]; until: number }>({ keys: [], until: 0 })
  const navigate = useNavigate()

  function act(deed: Deed) {
    if (deed.kind === 'go') void navigate({ to: deed.to })
    if (deed.kind === 'help') setOpened('help')
    if (deed.kind === 'palette') setOpened('palette')
    if (deed.kind === 'search' && !focusSearch()) setOpened('palette')
    if (deed.kind === 'new') {
      const place = newPlaceFor(window.location.pathname, role)
      if (place) void navigate({ to: place })
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      event.preventDefault()
      setOpened((before) => (before === 'palette' ? null : 'palette'))
      return
    }
    if (!isPlainKey(event) || isTyping(event.target) || isAsked() || !areShortcutsOn()) return
    const before = Date.now() < waiting.current.until ? waiting.current.keys : []
    const step = readKey(shortcutsFor(role), before, keyOf(event))
    waiting.current = { keys: step.waiting, until: Date.now() + timeoutMs }
    if (!step.deed) return
    event.preventDefault()
    act(step.deed)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return { opened, setOpened, act }
}

function isPaletteKey(event: KeyboardEvent): boolean {
  const held = event.ctrlKey !== event.metaKey
  return held && !event.altKey && !event.shiftKey && keyOf(event) === 'k'
}

/** Without a modifier: those belong to the browser. Shift is part of `?`. */
function isPlainKey(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}

/** A dialog has the keyboard for itself. */
function isAsked(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type=search]')
  field?.focus()
  return field !== null
}
