import { expect, it } from 'vitest'
import { breadcrumbFacts, factsScript, floristFacts } from './facts.ts'

const origin = 'https://shop.example'

it('tells search engines where a page stands', () => {
  const facts = JSON.parse(
    breadcrumbFacts([{ name: 'Roses', path: '/?category=x' }], origin).children,
  )
  expect(facts['@type']).toBe('BreadcrumbList')
  expect(facts.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'All flowers', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Roses', item: `${origin}/?category=x` },
  ])
})

it('tells them what the shop is', () => {
  expect(JSON.parse(floristFacts(origin).children)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    url: `${origin}/`,
  })
})

it('cannot end the script it stands in', () => {
  expect(factsScript({ name: '</script><script>' }).children).not.toContain('<')
})
