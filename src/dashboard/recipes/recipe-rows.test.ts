import { describe, expect, it } from 'vitest'
import { recipeLimits } from '#commerce/recipes/recipe.ts'
import { findStems, readRows, recipeSummary, rowsOf } from './recipe-rows.ts'

const stem = (name: string, nameAr?: string) => ({
  id: name,
  name,
  ...(nameAr && { nameAr }),
  perBunch: 10,
  supplier: '',
})
const stems = [stem('Red rose', 'ورد أحمر'), stem('White rose'), stem('Tulip')]

describe('the rows of a recipe', () => {
  it('become a recipe, and no recipe without rows', () => {
    const recipe = [{ stemId: 'Tulip', quantity: 5 }]
    expect(readRows(rowsOf(recipe), false)).toEqual({ ok: true, recipe })
    expect(readRows([], false)).toEqual({ ok: true, recipe: null })
    expect(readRows([], true)).toEqual({ ok: true, recipe: [] })
  })

  it.each(['', '0', '-1', '1.5', 'two', String(recipeLimits.quantity + 1)])(
    'refuse %j as a number of stems',
    (quantity) => expect(readRows([{ stemId: 'Tulip', quantity }], false).ok).toBe(false),
  )

  it('refuse more stems than a recipe can have', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ stemId: String(index), quantity: '1' }))
    expect(readRows(rows(recipeLimits.rows), false).ok).toBe(true)
    expect(readRows(rows(recipeLimits.rows + 1), false).ok).toBe(false)
  })
})

it('sums up a recipe, and tells one without stems from none', () => {
  const recipe = [
    { stemId: 'Red rose', quantity: 24 },
    { stemId: 'Tulip', quantity: 5 },
  ]
  expect(recipeSummary(recipe, stems).replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    '24 × Red rose · 5 × Tulip',
  )
  expect([recipeSummary([], stems), recipeSummary(null, stems)]).toEqual(['No stems', 'No recipe'])
})

describe('a search of stems', () => {
  const namesOf = (typed: string, ...chosen: string[]) => {
    const rows = chosen.map((stemId) => ({ stemId, quantity: '1' }))
    const { found, isNew } = findStems(typed, stems, rows)
    return { found: found.map(({ name }) => name), isNew }
  }

  it('finds names in both languages, without stems of the recipe', () => {
    expect(namesOf('ROSE').found).toEqual(['Red rose', 'White rose'])
    expect(namesOf('أحمر').found).toEqual(['Red rose'])
    expect(namesOf('rose', 'Red rose').found).toEqual(['White rose'])
    expect(namesOf(' ').found).toEqual([])
  })

  it('offers a new stem for a name that no stem has', () => {
    expect(namesOf('rose').isNew).toBe(true)
    expect(namesOf(' red rose ').isNew).toBe(false)
    expect(namesOf('red rose', 'Red rose').isNew).toBe(false)
    expect(namesOf('').isNew).toBe(false)
  })
})
