import sharp from 'sharp'
import { expect, it } from 'vitest'
import { customerPhotograph, picturesOf } from './demo-pictures.ts'

const tulips = { slug: 'plum-tulips' }

it('a demo product has its main picture first', () => {
  expect(picturesOf(tulips, () => false)).toEqual(['plum-tulips.webp'])
})

it('a demo product with two pictures has its second view, too', () => {
  const isTaken = (file: string) => file === 'plum-tulips-2.webp'
  expect(picturesOf(tulips, isTaken)).toEqual(['plum-tulips.webp', 'plum-tulips-2.webp'])
})

it('photographs of a wilted product are JPEG files that differ', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map((take) => customerPhotograph('Plum Tulips', take)),
  )
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 900 })
  expect(first).not.toEqual(second)
})
