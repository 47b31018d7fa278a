import { describe, expect, it } from 'vitest'
import { longestName } from './longest-name.ts'
import { nameProblem, sanitiseName, tidyName } from './person-name.ts'

const rightToLeft = '\u202e'

describe('isPersonName', () => {
  it.each([
    'Salma Fouad',
    'سلمى فؤاد',
    'J.R. Smith',
    'M.Ali',
    'Dr.Hassan Ali',
    'St.John Rivers',
    'O’Brien-Nuñez',
    'X Æ A-12',
    'Li',
    'n'.repeat(longestName),
    '',
  ])('accepts %j', (name) => {
    expect(nameProblem(name)).toBeNull()
  })

  it.each([
    'n'.repeat(longestName + 1),
    'See https://evil.example/prize',
    'evil.example',
    'You won: WWW.evil',
    't.co/abc',
    'x.com',
    'T.Co/abc',
    'evil。example',
    'call@evil.example',
    '192.0.2.7',
    'Salma\nYour order is on hold',
    'Salma\u2028Fouad',
    'Sal\u0000ma',
    `Salma ${rightToLeft}moc`,
    'zero\u200bwidth',
  ])('rejects %j', (name) => {
    expect(nameProblem(name)).not.toBeNull()
  })

  it('separates words by one space, and adds one after a title', () => {
    expect(tidyName('  Dr.Hassan   Ali ')).toBe('Dr. Hassan Ali')
  })

  it.each([
    ['Nour Hamdi', 'Nour Hamdi'],
    ['Nour https://evil.example/x Hamdi', 'Nour Hamdi'],
    [`Nour${rightToLeft}\nHamdi`, 'Nour Hamdi'],
    [`${'n'.repeat(78)} Hamdi`, 'n'.repeat(78)],
    ['n'.repeat(200), ''],
    ['evil.example', ''],
  ])('sanitises %j from another service', (given, expected) => {
    expect(sanitiseName(given)).toBe(expected)
    expect(nameProblem(sanitiseName(given))).toBeNull()
  })
})

describe('the reason to reject a name', () => {
  it.each([
    ['n'.repeat(longestName + 1), { code: 'too-long', longest: longestName }],
    ['Salma\nFouad', { code: 'special-characters' }],
    ['evil.example', { code: 'link' }],
  ])('of %j is %j', (name, problem) => {
    expect(nameProblem(name)).toEqual(problem)
  })
})
