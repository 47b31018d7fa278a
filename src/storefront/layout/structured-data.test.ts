import { expect, it } from 'vitest'
import {
  breadcrumbStructuredData,
  floristStructuredData,
  structuredDataScript,
} from './structured-data.ts'

const origin = 'https://shop.example'

it('lists the breadcrumbs of a page', () => {
  const data = JSON.parse(
    breadcrumbStructuredData([{ name: 'Roses', path: '/?category=x' }], origin).children,
  )
  expect(data['@type']).toBe('BreadcrumbList')
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'All flowers', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Roses', item: `${origin}/?category=x` },
  ])
})

it('describes the shop as a florist', () => {
  expect(JSON.parse(floristStructuredData(origin, '+20 2 5550 0100').children)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    url: `${origin}/`,
    telephone: '+20 2 5550 0100',
  })
})

it('escapes a closing script tag', () => {
  expect(structuredDataScript({ name: '</script><script>' }).children).not.toContain('<')
})
