import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { sections } from '../layout/sections.ts'
import type { ShortcutAction } from './shortcuts.ts'

/** A palette entry that needs no search. */
interface PaletteEntry {
  name: string
  action: ShortcutAction
  keys: readonly string[]
}

/** The entries of a role: its sections and frequent actions. */
export function paletteEntries(role: Role): PaletteEntry[] {
  const sectionEntries = sections.flatMap(({ name, to, permission, key }): PaletteEntry[] =>
    may(role, permission)
      ? [{ name, action: { kind: 'go', to }, keys: key ? ['g', key] : [] }]
      : [],
  )
  const go = (name: string, to: string): PaletteEntry => ({
    name,
    action: { kind: 'go', to },
    keys: [],
  })
  return [
    ...sectionEntries,
    ...(may(role, 'products.write') ? [go('New product', '/dashboard/products/new')] : []),
    ...(may(role, 'categories.write') ? [go('New category', '/dashboard/categories/new')] : []),
    { name: 'Keyboard shortcuts', action: { kind: 'help' }, keys: ['?'] },
  ]
}

/** The entries with a word that begins with the query. */
export function matching(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const start = query.trim().toLowerCase()
  return entries.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${start}`))
}
