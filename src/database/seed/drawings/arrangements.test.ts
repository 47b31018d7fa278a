import { expect, it } from 'vitest'
import { demoCategories, demoProducts } from '../demo-catalogue.ts'
import { arrangements } from './arrangements.ts'
import { arrange } from './arranging/arrange.ts'

it('knows how to draw every picture of the demo shop', () => {
  const pictures = [
    ...demoCategories.map(({ picture }) => picture),
    ...demoProducts.flatMap((product) => product.pictures),
  ]
  const drawn = Object.keys(arrangements).map((slug) => `${slug}.webp`)
  expect(pictures.filter((picture) => !drawn.includes(picture))).toEqual([])
})

it('sets out the same flowers every time', () => {
  const arrangement = arrangements['three-peonies']
  if (!arrangement) throw new Error('There are no peonies.')
  const points = () => arrange('three-peonies', arrangement).solid.points
  expect(points()).toEqual(points())
})
