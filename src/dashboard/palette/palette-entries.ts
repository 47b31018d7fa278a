import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { sections } from '../layout/sections.ts'
import type { Deed } from './shortcuts.ts'

/** A line of the palette that needs no search. */
export interface PaletteEntry {
  name: string
  deed: Deed
  keys: readonly string[]
}

/** What the palette offers a role: its sections, and what is done the most. */
export function paletteEntries(role: Role): PaletteEntry[] {
  const places = sections.flatMap(({ name, to, permission, key }): PaletteEntry[] =>
    may(role, permission) ? [{ name, deed: { kind: 'go', to }, keys: key ? ['g', key] : [] }] : [],
  )
  const go = (name: string, to: string): PaletteEntry => ({
    name,
    deed: { kind: 'go', to },
    keys: [],
  })
  return [
    ...places,
    ...(may(role, 'products.write') ? [go('New product', '/dashboard/products/new')] : []),
    ...(may(role, 'categories.write') ? [go('New category', '/dashboard/categories/new')] : []),
    { name: 'Keyboard shortcuts', deed: { kind: 'help' }, keys: ['?'] },
  ]
}

/** Those whose words begin with what was typed. */
export function matching(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const asked = query.trim().toLowerCase()
  return entries.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${asked}`))
}
