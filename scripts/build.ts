import './support/load-settings.ts'
import { createEnv } from '@t3-oss/env-core'
import { publicSettings } from '#platform/public-settings.ts'
import { reportInvalidSettings } from '#platform/report-invalid-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { placeOf } from './support/place-of.ts'
import { keepReleasedAssets } from './support/released-assets.ts'

/** Builds the shop for production, with the public settings of the environment or of `.env`. */

// The build contains them: invalid ones would fail only in the browsers of visitors.
createEnv({
  clientPrefix: 'VITE_',
  client: publicSettings,
  runtimeEnv: process.env,
  emptyStringAsUndefined: true,
  onValidationError: reportInvalidSettings,
})
const { buildFolder, dataFolder } = placeOf(process.env)
const built = await buildShop(buildFolder, process.env)
keepReleasedAssets(buildFolder, dataFolder)
console.log(built ? 'Built.' : 'Up to date.')
