import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { sections } from '../layout/sections.ts'

/** The action of a shortcut: a navigation or an action of the page. */
export type ShortcutAction =
  | { kind: 'go'; to: string }
  | { kind: 'search' | 'new' | 'help' | 'palette' }

interface Shortcut {
  /** The key sequence. */
  keys: readonly string[]
  name: string
  action: ShortcutAction
}

/** The shortcuts of a role: its sections and those of every page. */
export function shortcutsFor(role: Role): Shortcut[] {
  const sectionEntries = sections.flatMap(({ name, to, permission, key }): Shortcut[] =>
    key && may(role, permission)
      ? [{ keys: ['g', key], name: `Go to ${name.toLowerCase()}`, action: { kind: 'go', to } }]
      : [],
  )
  return [
    ...sectionEntries,
    { keys: ['/'], name: 'Search this list', action: { kind: 'search' } },
    { keys: ['n'], name: 'Create a new item', action: { kind: 'new' } },
    { keys: ['?'], name: 'Show keyboard shortcuts', action: { kind: 'help' } },
  ]
}

/** The name of a key in shortcuts. On a keyboard with other letters, such as Arabic, the Latin key at its position. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isNonLatin = /^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key)
  const character = isNonLatin ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return (character ?? key).toLowerCase()
}

/** The timeout for the next key of a sequence. */
export const timeoutMs = 1500

/** Advances a key sequence: an action, a pending sequence, or neither. */
export function readKey(
  shortcuts: readonly Shortcut[],
  before: readonly string[],
  key: string,
): { action: ShortcutAction | null; waiting: readonly string[] } {
  const pressed = [...before, key]
  const candidates = shortcuts.filter(({ keys }) => pressed.every((each, at) => keys[at] === each))
  const done = candidates.find(({ keys }) => keys.length === pressed.length)
  if (done) return { action: done.action, waiting: [] }
  if (candidates.length > 0) return { action: null, waiting: pressed }
  // A key that breaks a sequence may begin another one.
  return before.length > 0 ? readKey(shortcuts, [], key) : { action: null, waiting: [] }
}

/** The path that creates an item of the current list. */
export function newItemPath(path: string, role: Role): string | null {
  if (path.startsWith('/dashboard/categories')) return '/dashboard/categories/new'
  if (path.startsWith('/dashboard/users')) return '/dashboard/users/new'
  if (path.startsWith('/dashboard/admins')) return '/dashboard/admins/new'
  return may(role, 'products.write') ? '/dashboard/products/new' : null
}
