import { expect, it } from 'vitest'
import { picturesOf } from './demo-pictures.ts'

const tulips = { slug: 'plum-tulips' }

it('a product of the demo is shown by its main photograph', () => {
  expect(picturesOf(tulips, () => false)).toEqual(['plum-tulips.webp'])
})

it('a product that was photographed twice is shown by its second view too', () => {
  const isTaken = (file: string) => file === 'plum-tulips-2.webp'
  expect(picturesOf(tulips, isTaken)).toEqual(['plum-tulips.webp', 'plum-tulips-2.webp'])
})
