import { expect, it } from 'vitest'
import { allImages, mainImage } from './main-image.ts'

it('the main picture is the one that was chosen', () => {
  expect(mainImage({ image: '/a.webp', images: ['/b.webp'] })).toBe('/a.webp')
})

it('without a chosen one it is the first that is not empty', () => {
  expect(mainImage({ image: null, images: ['', '/b.webp', '/c.webp'] })).toBe('/b.webp')
  expect(mainImage({ image: '', images: ['/b.webp'] })).toBe('/b.webp')
})

it('a product may have no picture at all', () => {
  expect(mainImage({ image: null, images: [''] })).toBeNull()
  expect(allImages({ image: null, images: [''] })).toEqual([])
})

it('the gallery shows each picture once, the main one first', () => {
  expect(allImages({ image: '/b.webp', images: ['/a.webp', '/b.webp', ''] })).toEqual([
    '/b.webp',
    '/a.webp',
  ])
})
