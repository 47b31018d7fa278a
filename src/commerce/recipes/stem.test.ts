import { describe, expect, it } from 'vitest'
import { parseRecipe, recipeLimits, recipeSchema, serializeRecipe } from './recipe.ts'
import { checkStem, cleanStem, stemLimits } from './stem.ts'

const rose = { name: 'Red rose', nameAr: 'ورد أحمر', perBunch: 20, supplier: '' }

describe('a stem', () => {
  it.each([1, stemLimits.perBunch])('is valid with %i in a bunch', (perBunch) => {
    expect(checkStem({ ...rose, perBunch })).toEqual({})
  })

  it.each([0, -1, 1.5, Number.NaN, stemLimits.perBunch + 1])(
    'is refused with %d in a bunch',
    (perBunch) =>
      expect(checkStem({ ...rose, perBunch })).toEqual({ perBunch: { code: 'per-bunch-invalid' } }),
  )

  it('needs a name, and texts that are not too long', () => {
    const long = (longest: number) => 'x'.repeat(longest + 1)
    expect(checkStem({ ...rose, name: '  ' })).toEqual({ name: { code: 'name-missing' } })
    expect(
      checkStem({
        ...rose,
        name: long(stemLimits.name),
        nameAr: long(stemLimits.name),
        supplier: long(stemLimits.supplier),
      }),
    ).toEqual({
      name: { code: 'too-long', longest: stemLimits.name },
      nameAr: { code: 'too-long', longest: stemLimits.name },
      supplier: { code: 'too-long', longest: stemLimits.supplier },
    })
  })

  it('is stored without spaces around its texts, and without an empty Arabic name', () => {
    const draft = { name: ' Tulip ', nameAr: ' ', perBunch: 10, supplier: ' Market ' }
    expect(cleanStem(draft)).toEqual({ name: 'Tulip', perBunch: 10, supplier: 'Market' })
  })
})

describe('a recipe', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ stemId: `s${index}`, quantity: 1 }))

  it('is read as it was stored', () => {
    expect(parseRecipe(serializeRecipe(rows(2)))).toEqual(rows(2))
    expect(parseRecipe(serializeRecipe([]))).toEqual([])
  })

  it.each(['', 'null', '{}', '[{"stemId":"a"}]', '[{"stemId":"a","quantity":0}]'])(
    'is none if the stored text is %j',
    (text) => expect(parseRecipe(text)).toBeNull(),
  )

  it('has each stem once, and a limit of rows and of stems', () => {
    const isValid = (recipe: unknown) => recipeSchema.safeParse(recipe).success
    expect(isValid([...rows(1), ...rows(1)])).toBe(false)
    expect(isValid(rows(recipeLimits.rows))).toBe(true)
    expect(isValid(rows(recipeLimits.rows + 1))).toBe(false)
    expect(isValid([{ stemId: 'a', quantity: recipeLimits.quantity }])).toBe(true)
    expect(isValid([{ stemId: 'a', quantity: recipeLimits.quantity + 1 }])).toBe(false)
  })
})
