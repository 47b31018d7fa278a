import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/** What has to hold as well, and takes too long to be asked at every change: many instances, and much hostile input. */

const vitest = 'node_modules/vitest/vitest.mjs'

await buildShop(buildFolder, { ...process.env, ...testSettings('var/test-data') })
await runToEnd({ args: [vitest, 'run', '--project', 'long'] })
await runToEnd({
  args: [vitest, 'run', '--project', 'faults', 'tests/faults/hostile-input.test.ts'],
  env: { ...process.env, HOSTILE_CASES: '90' },
})
