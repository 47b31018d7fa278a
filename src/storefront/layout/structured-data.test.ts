import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
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
  expect(JSON.parse(floristStructuredData(origin).children)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    url: `${origin}/`,
    email: 'hello@boutique.example',
  })
})

it('escapes a closing script tag', () => {
  expect(structuredDataScript({ name: '</script><script>' }).children).not.toContain('<')
})

it('names pages and their addresses in Arabic', () => {
  inLocale('ar', () => {
    const crumbs = JSON.parse(
      breadcrumbStructuredData([{ name: 'ورد', path: '/?category=x' }], origin).children,
    )
    expect(crumbs.inLanguage).toBe('ar-EG')
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'كل الورود', item: `${origin}/ar` },
      { '@type': 'ListItem', position: 2, name: 'ورد', item: `${origin}/ar?category=x` },
    ])
    expect(JSON.parse(floristStructuredData(origin).children)).toMatchObject({
      name: 'نوّار',
      url: `${origin}/ar`,
      areaServed: 'القاهرة والجيزة',
      currenciesAccepted: 'EGP',
    })
  })
})
