import { hasWordPrefix } from '#commerce/palette/has-word-prefix.ts'
import { may, type Permission } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { sectionText } from '../layout/sections.messages.ts'
import { sections } from '../layout/sections.ts'
import { commandText } from './palette.messages.ts'
import type { RowAction } from './row-actions.ts'

/** A navigation or an action of the page. */
export type Action =
  | { kind: 'go'; to: string }
  | { kind: 'search' | 'new' | 'help' | 'palette' }
  | { kind: RowAction }

interface Command {
  name: string
  action: Action
  /** The key sequence; empty in the palette for a command without a shortcut. */
  keys: readonly string[]
}

function sectionCommands(role: Role): Command[] {
  return sections
    .filter(({ permission }) => may(role, permission))
    .map(({ name, to, key }) => {
      return { name: sectionText(name), action: { kind: 'go', to }, keys: ['g', key] }
    })
}

/** The shortcuts of a role: its sections and those of every page. */
export function shortcutsFor(role: Role): Command[] {
  return [
    ...sectionCommands(role).map((go) => ({
      ...go,
      name: commandText('goTo', { section: go.name.toLowerCase() }),
    })),
    { keys: ['/'], name: commandText('searchList'), action: { kind: 'search' } },
    { keys: ['n'], name: commandText('create'), action: { kind: 'new' } },
    { keys: ['j'], name: commandText('nextRow'), action: { kind: 'nextRow' } },
    { keys: ['k'], name: commandText('previousRow'), action: { kind: 'previousRow' } },
    { keys: ['x'], name: commandText('selectRow'), action: { kind: 'selectRow' } },
    { keys: ['e'], name: commandText('openRow'), action: { kind: 'openRow' } },
    { keys: ['?'], name: commandText('showShortcuts'), action: { kind: 'help' } },
  ]
}

/** The palette entries of a role that have a word that begins with the query. */
export function paletteEntries(role: Role, query: string): Command[] {
  const go = (name: string, to: string): Command => ({ name, action: { kind: 'go', to }, keys: [] })
  return [
    ...sectionCommands(role),
    ...(may(role, 'orders.place') ? [go(commandText('newOrder'), '/dashboard/orders/new')] : []),
    ...(may(role, 'products.write')
      ? [go(commandText('newProduct'), '/dashboard/products/new')]
      : []),
    ...(may(role, 'categories.write')
      ? [go(commandText('newCategory'), '/dashboard/categories/new')]
      : []),
    { name: commandText('shortcuts'), action: { kind: 'help' as const }, keys: ['?'] },
  ].filter(({ name }) => hasWordPrefix(name, query))
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
  shortcuts: readonly Command[],
  before: readonly string[],
  key: string,
): { action: Action | null; waiting: readonly string[] } {
  const pressed = [...before, key]
  const candidates = shortcuts.filter(({ keys }) => pressed.every((each, at) => keys[at] === each))
  const done = candidates.find(({ keys }) => keys.length === pressed.length)
  if (done) return { action: done.action, waiting: [] }
  if (candidates.length > 0) return { action: null, waiting: pressed }
  // A key that breaks a sequence may begin another one.
  return before.length > 0 ? readKey(shortcuts, [], key) : { action: null, waiting: [] }
}

const creatable: readonly { list: string; permission: Permission }[] = [
  { list: '/dashboard/orders', permission: 'orders.place' },
  { list: '/dashboard/products', permission: 'products.write' },
  { list: '/dashboard/categories', permission: 'categories.write' },
  { list: '/dashboard/users', permission: 'users.write' },
  { list: '/dashboard/admins', permission: 'admins.write' },
]

/** The path that creates what the page lists; null where staff create nothing, such as reviews. */
export function newItemPath(path: string, role: Role): string | null {
  const shown = creatable.find(({ list }) => path === list || path.startsWith(`${list}/`))
  return shown && may(role, shown.permission) ? `${shown.list}/new` : null
}

const storedAs = 'dashboard-shortcuts'

/** WCAG 2.1.4: users can turn off single-key shortcuts, which conflict with speech input. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(storedAs) !== 'off'
}

export function turnShortcuts(on: boolean): void {
  deviceStorage.write(storedAs, on ? 'on' : 'off')
}
