import { rmSync } from 'node:fs'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { refuseKnownWeaknesses } from './support/known-weaknesses.ts'
import { runToEnd } from './support/processes.ts'

/** Everything that has to hold before a change lands, the quick checks first. */

const dataFolder = 'var/test-data'
const { env } = process
const program = (path: string, ...words: string[]) => ({ args: [`node_modules/${path}`, ...words] })

const steps: Record<string, () => Promise<unknown>> = {
  'format and lint': () =>
    runToEnd(program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  'known weaknesses of dependencies': () => refuseKnownWeaknesses(env.AUDIT === 'required'),
  types: () => runToEnd(program('typescript/bin/tsc', '--noEmit', '-p', '.')),
  'rules and architecture': () =>
    runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'unit')),
  'both databases': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'database')),
  'another identity provider': () =>
    runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'contract')),
  'production build': () => buildShop(buildFolder, { ...env, ...testSettings(dataFolder) }),
  'what the build holds': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'build')),
  'sudden deaths': () => runToEnd(program('vitest/vitest.mjs', 'run', '--project', 'faults')),
  'journeys in a browser': () => {
    rmSync(dataFolder, { recursive: true, force: true })
    return runToEnd(program('@playwright/test/cli.js', 'test'))
  },
}

const chosen = process.argv.slice(2)
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue
  const begun = performance.now()
  console.log(`\n── ${name}`)
  await step()
  console.log(`── ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
console.log('\nAll of it holds.')
