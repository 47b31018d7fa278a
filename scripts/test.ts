import { rmSync } from 'node:fs'
import { buildFolder, ports, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'
import { assertNoVulnerabilities } from './support/vulnerabilities.ts'

/** All checks that a change must pass, the fast ones first. */

const dataFolder = 'var/test-data'
const { env } = process
const program = (path: string, ...words: string[]) => ({ args: [`node_modules/${path}`, ...words] })
const faults = (shard: string) =>
  program('vitest/vitest.mjs', 'run', '--project', 'faults', `--shard=${shard}`)

/** Fault tests mostly wait, so two shards run in parallel, the second with its own ports and build. */
const beside = {
  ...env,
  TEST_FIRST_PORT: String(ports.shop + 50),
  TEST_BUILD_FOLDER: `${buildFolder}-beside`,
}

const steps: Record<string, () => Promise<unknown>> = {
  'format and lint': () =>
    runToEnd(program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  'vulnerabilities of dependencies': () => assertNoVulnerabilities(env.AUDIT === 'required'),
  types: () => runToEnd(program('typescript/bin/tsc', '--noEmit', '-p', '.')),
  'rules and architecture': () =>
    runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'unit')),
  'both databases': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'database')),
  'another identity provider': () =>
    runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'contract')),
  'production build': () => buildShop(buildFolder, { ...env, ...testSettings(dataFolder) }),
  'what the build holds': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'build')),
  faults: async () => {
    await buildShopBeside()
    const shards = [runToEnd(faults('1/2')), runToEnd({ ...faults('2/2'), env: beside })]
    const failed = (await Promise.allSettled(shards)).find(({ status }) => status === 'rejected')
    if (failed) throw new Error('A fault test failed.', { cause: failed })
  },
  'browser tests': () => {
    rmSync(dataFolder, { recursive: true, force: true })
    return runToEnd(program('@playwright/test/cli.js', 'test'))
  },
}

/** The settings of a build are read once per process, so another port needs another process. */
function buildShopBeside(): Promise<void> {
  return runToEnd({ args: ['scripts/test.ts', 'production build'], env: beside })
}

const chosen = process.argv.slice(2)
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  await step()
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
console.log('\nAll checks passed.')
