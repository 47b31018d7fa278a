import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { withoutLocale } from '#i18n/localized-path.ts'
import { actOnRow, isRowAction } from './row-actions.ts'
import {
  type Action,
  areShortcutsOn,
  keyOf,
  newItemPath,
  readKey,
  shortcutsFor,
  timeoutMs,
} from './shortcuts.ts'

export type Opened = 'palette' | 'help' | null

/** Handles the keyboard shortcuts of the dashboard. */
export function useShortcuts(role: Role) {
  const [opened, setOpened] = useState<Opened>(null)
  const waiting = useRef<{ keys: readonly string[]; until: number }>({ keys: [], until: 0 })
  const navigate = useNavigate()

  function act(action: Action) {
    if (action.kind === 'go') void navigate({ to: action.to })
    if (action.kind === 'help') setOpened('help')
    if (action.kind === 'palette') setOpened('palette')
    if (action.kind === 'search' && !focusSearch()) setOpened('palette')
    if (action.kind === 'new') {
      const path = newItemPath(withoutLocale(window.location.pathname), role)
      if (path) void navigate({ to: path })
    }
    if (isRowAction(action.kind)) actOnRow(action.kind)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      event.preventDefault()
      setOpened((before) => (before === 'palette' ? null : 'palette'))
      return
    }
    if (!isPlainKey(event) || isTyping(event.target) || isDialogOpen() || !areShortcutsOn()) return
    const before = Date.now() < waiting.current.until ? waiting.current.keys : []
    const step = readKey(shortcutsFor(role), before, keyOf(event))
    waiting.current = { keys: step.waiting, until: Date.now() + timeoutMs }
    if (!step.action) return
    event.preventDefault()
    act(step.action)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return { opened, setOpened, act }
}

function isPaletteKey(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey !== event.metaKey
  return hasModifier && !event.altKey && !event.shiftKey && keyOf(event) === 'k'
}

/** Without modifiers, which belong to the browser. Shift is allowed because `?` needs it. */
function isPlainKey(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isField = target.closest('input:not([type=checkbox]), textarea, select') !== null
  return target.isContentEditable || isField
}

/** An open dialog handles the keyboard itself. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type=search]')
  field?.focus()
  return field !== null
}
