import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shopProgram } from '../../scripts/support/shop-program.ts'

/** What can be known of the container without building it. */

const dockerfile = readFileSync('Dockerfile', 'utf8')
const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

describe('the container', () => {
  it('is built from files that are there and let in', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name !== '.')
    expect(copied.length).toBeGreaterThan(0)
    expect(copied.filter((name) => !existsSync(name) || !admitted.includes(name))).toEqual([])
  })

  it('lets in nothing but what it is built from: no settings, no data, no history', () => {
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m)
    for (const name of ['.env', 'var', 'dist', '.git', 'tests', 'sandbox']) {
      expect(admitted).not.toContain(name)
    }
  })

  it('runs the Node that the shop is tested with, as the shop is run elsewhere', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, one]) => one)
    expect(new Set(versions)).toEqual(new Set([devDependencies.node]))
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(['node', ...shopProgram]).replaceAll(',', ', ')}`,
    )
  })

  it('carries no secret and belongs to nobody in particular', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|TOKEN|PASSWORD|PRIVATE_KEY|API_URL)/m)
  })
})
