import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { sections } from '../layout/sections.ts'

/** What a shortcut does: goes somewhere, or something of the page itself. */
export type Deed = { kind: 'go'; to: string } | { kind: 'search' | 'new' | 'help' | 'palette' }

export interface Shortcut {
  /** Pressed one after the other. */
  keys: readonly string[]
  name: string
  deed: Deed
}

/** The shortcuts of a role: to the sections that it may enter, and those of every page. */
export function shortcutsFor(role: Role): Shortcut[] {
  const places = sections.flatMap(({ name, to, permission, key }): Shortcut[] =>
    key && may(role, permission)
      ? [{ keys: ['g', key], name: `Go to ${name.toLowerCase()}`, deed: { kind: 'go', to } }]
      : [],
  )
  return [
    ...places,
    { keys: ['/'], name: 'Search what is listed here', deed: { kind: 'search' } },
    { keys: ['n'], name: 'Begin a new one of what is listed here', deed: { kind: 'new' } },
    { keys: ['?'], name: 'Show these shortcuts', deed: { kind: 'help' } },
  ]
}

/** What a key is called in shortcuts: on a keyboard of other letters, an Arabic one, by the Latin one in its place. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOfOthers = /^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key)
  const character = isOfOthers ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return (character ?? key).toLowerCase()
}

/** How long the second key of a shortcut is waited for. */
export const timeoutMs = 1500

/** What a key leads to after those before it: a deed, more waiting, or nothing. */
export function readKey(
  shortcuts: readonly Shortcut[],
  before: readonly string[],
  key: string,
): { deed: Deed | null; waiting: readonly string[] } {
  const pressed = [...before, key]
  const fitting = shortcuts.filter(({ keys }) => pressed.every((each, at) => keys[at] === each))
  const done = fitting.find(({ keys }) => keys.length === pressed.length)
  if (done) return { deed: done.deed, waiting: [] }
  if (fitting.length > 0) return { deed: null, waiting: pressed }
  // A key that goes on from nothing may still begin something.
  return before.length > 0 ? readKey(shortcuts, [], key) : { deed: null, waiting: [] }
}

/** Where a new one of what a page lists is begun. */
export function newPlaceFor(path: string, role: Role): string | null {
  if (path.startsWith('/dashboard/categories')) return '/dashboard/categories/new'
  if (path.startsWith('/dashboard/users')) return '/dashboard/users/new'
  if (path.startsWith('/dashboard/admins')) return '/dashboard/admins/new'
  return may(role, 'products.write') ? '/dashboard/products/new' : null
}
