import { rmSync } from 'node:fs'
import { buildFolder, ports, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'
import { assertNoVulnerabilities } from './support/vulnerabilities.ts'

/** All checks of a change, the quick ones first. `npm run test:long` has those that take longer. */

const dataFolder = 'var/test-data'
const { env } = process
const program = (path: string, ...args: string[]) => ({ args: [`node_modules/${path}`, ...args] })
const faults = (shard: string) =>
  program('vitest/vitest.mjs', 'run', '--project', 'faults', `--shard=${shard}`)

/** Fault tests mostly wait, so two shards run in parallel: the second with its own ports and build. */
const beside = {
  ...env,
  TEST_FIRST_PORT: String(ports.shop + 50),
  TEST_BUILD_FOLDER: `${buildFolder}-beside`,
}

const steps: Record<string, () => Promise<unknown>> = {
  'format and lint': () =>
    runToEnd(program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  'dependency audit': () => assertNoVulnerabilities(env.AUDIT === 'required'),
  'unused code': () => runToEnd(program('knip/bin/knip.js', '--no-progress')),
  types: () => runToEnd(program('typescript/bin/tsc', '--noEmit', '-p', '.')),
  unit: () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'unit*')),
  database: () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'database*')),
  contract: () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'contract')),
  'production build': () => buildShop(buildFolder, { ...env, ...testSettings(dataFolder) }),
  'build contents': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'build')),
  faults: async () => {
    const secondShard = async () => {
      await buildShopBeside()
      await runToEnd({ ...faults('2/2'), env: beside })
    }
    const shards = [runToEnd(faults('1/2')), secondShard()]
    const failed = (await Promise.allSettled(shards)).find(({ status }) => status === 'rejected')
    if (failed) throw new Error('A fault test failed.', { cause: failed })
  },
  browser: () => {
    rmSync(dataFolder, { recursive: true, force: true })
    return runToEnd(program('@playwright/test/cli.js', 'test'))
  },
}

/** In another process, because the test settings read their ports once. */
function buildShopBeside(): Promise<void> {
  return runToEnd({ args: ['scripts/test.ts', 'production build'], env: beside })
}

const selected = process.argv.slice(2)
for (const [name, step] of Object.entries(steps)) {
  if (selected.length > 0 && !selected.some((part) => name.includes(part))) continue
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  await step()
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
console.log('\nAll checks passed.')
