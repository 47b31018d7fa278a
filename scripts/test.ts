import { readdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { e2eSeed, e2eShop } from '../tests/support/e2e-shop.ts'
import { buildFolder, ports, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'
import { shopEnvironment } from './support/shop-program.ts'
import { assertNoVulnerabilities } from './support/vulnerabilities.ts'

/** All checks of a change, the quick ones first. `npm run test:long` has those that take longer. */

const { dataFolder } = e2eShop
const { env } = process
const program = (path: string, ...args: string[]) => ({ args: [`node_modules/${path}`, ...args] })
const vitest = (...args: string[]) => program('vitest/vitest.mjs', 'run', '--project', ...args)

/** About half of the time of the fault tests. The others run beside them, with their own ports. */
const hostile = ['hostile-input', 'hostile-messages', 'role-matrix']
const beside = { ...env, TEST_FIRST_PORT: String(ports.shop + 50) }

/** One stage after the other; the steps of a stage run in parallel. */
const stages: Record<string, () => Promise<unknown>>[] = [
  {
    'format and lint': () =>
      runToEnd(program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
    'dependency audit': () => assertNoVulnerabilities(env.AUDIT === 'required'),
    'unused code': () => runToEnd(program('knip/bin/knip.js', '--no-progress')),
    types: () => runToEnd(program('typescript/bin/tsc', '--noEmit', '-p', '.')),
  },
  { unit: () => runToEnd(vitest('unit*')) },
  { 'production build': () => buildShop(buildFolder, { ...env, ...testSettings(dataFolder) }) },
  // The emulator of Firebase, the development server and the demo's pictures take their time beside the database tests.
  {
    database: () => runToEnd(vitest('database*')),
    contract: () => runToEnd(vitest('contract')),
    'build contents': () => runToEnd(vitest('build')),
    'browser data': () => {
      rmSync(dataFolder, { recursive: true, force: true })
      const settings = { ...testSettings(dataFolder), ...shopEnvironment }
      return runToEnd({ args: e2eSeed, env: { ...env, ...settings } })
    },
  },
  // Fault tests mostly wait, but they fail when other steps take the processors.
  {
    'faults: hostile requests': () => runToEnd(vitest('faults', ...hostile)),
    'other faults': async () => {
      const others = readdirSync('tests/faults')
        .filter((file) => file.endsWith('.test.ts'))
        .filter((file) => !hostile.includes(basename(file, '.test.ts')))
      await runToEnd({ ...vitest('faults', ...others), env: beside })
    },
  },
  { browser: () => runToEnd(program('@playwright/test/cli.js', 'test')) },
]

const selected = process.argv.slice(2)
const isSelected = (name: string) =>
  selected.length === 0 || selected.some((part) => name.includes(part))

for (const stage of stages) {
  const steps = Object.entries(stage).filter(([name]) => isSelected(name))
  const ended = await Promise.allSettled(steps.map(([name, step]) => timed(name, step)))
  const failed = ended.filter((one) => one.status === 'rejected')
  if (failed.length > 0) throw new AggregateError(failed.map(({ reason }) => reason))
}
console.log('\nAll checks passed.')

async function timed(name: string, step: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  await step()
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
