import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/** What has to hold as well, and takes too long to be asked at every change: the shop on many instances. */

await buildShop(buildFolder, { ...process.env, ...testSettings('var/test-data') })
await runToEnd({ args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'] })
