import { expect, it } from 'vitest'
import { checkStem } from '#commerce/recipes/stem.ts'
import { sizesOf } from './catalogue/sizes.ts'
import { demoProducts } from './demo-catalogue.ts'
import { demoRecipes } from './demo-recipes.ts'
import { demoStems } from './demo-stems.ts'

const greens = /eucalyptus|olive|ruscus|salal/

it('every product of the demo and every size has a recipe', () => {
  const keys = demoProducts.flatMap(({ slug, name }) => {
    const further = sizesOf(name)?.further ?? []
    return [slug, ...further.map((size) => `${slug}-${size.name.toLowerCase()}`)]
  })
  expect(keys.toSorted()).toEqual(Object.keys(demoRecipes).toSorted())
})

it('the recipes of the demo have stems of the demo, and each of these is used', () => {
  const used = new Set(Object.values(demoRecipes).flatMap((recipe) => Object.keys(recipe)))
  expect([...used].toSorted()).toEqual(Object.keys(demoStems).toSorted())
  expect(Object.values(demoStems).map(checkStem)).toEqual(Object.keys(demoStems).map(() => ({})))
})

it('the recipe of a size has as many flowers as the size promises', () => {
  const flowersIn = (key: string) =>
    Object.entries(demoRecipes[key] ?? {})
      .filter(([stem]) => !greens.test(stem))
      .reduce((sum, [, quantity]) => sum + quantity, 0)
  const promised = demoProducts.flatMap(({ slug, name }) => {
    const sizes = sizesOf(name)
    const further = (sizes?.further ?? []).map(({ name: size, stems }) => {
      return { key: `${slug}-${size.toLowerCase()}`, stems }
    })
    return sizes ? [{ key: slug, stems: sizes.classic.stems }, ...further] : []
  })
  expect(promised).toHaveLength(18)
  expect(promised.map(({ key }) => ({ key, stems: flowersIn(key) }))).toEqual(promised)
})
