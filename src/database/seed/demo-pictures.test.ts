import sharp from 'sharp'
import { expect, it } from 'vitest'
import { customerPhotograph, picturesOf, sizePicturesOf } from './demo-pictures.ts'

const tulips = { slug: 'plum-tulips' }

it('a demo product has its main picture first', () => {
  expect(picturesOf(tulips, () => false)).toEqual(['plum-tulips.webp'])
})

it('a demo product with two pictures has its second view, too', () => {
  const isTaken = (file: string) => file === 'plum-tulips-2.webp'
  expect(picturesOf(tulips, isTaken)).toEqual(['plum-tulips.webp', 'plum-tulips-2.webp'])
})

it('a size with a picture of its own has an alt text in both languages', () => {
  const peonies = { slug: 'pink-peonies', name: 'Pink Peonies' }
  const isTaken = (file: string) => file === 'pink-peonies-grand.webp'
  expect(sizePicturesOf(peonies, isTaken)).toEqual([
    {
      size: 'Grand',
      file: 'pink-peonies-grand.webp',
      alt: expect.stringContaining('24 pink peonies'),
      altAr: expect.stringContaining('24 زهرة فاوانيا'),
    },
  ])
})

it('photographs of a wilted product are JPEG files that differ', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map((take) => customerPhotograph('Plum Tulips', take)),
  )
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 900 })
  expect(first).not.toEqual(second)
})

it('photographs show a product by the name of its size', async () => {
  const [product, classic] = await Promise.all(
    ['Saturday Market', 'Saturday Market – Classic'].map((name) => customerPhotograph(name, 0)),
  )
  expect(classic).toEqual(product)
})
