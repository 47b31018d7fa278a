import './support/load-settings.ts'
import { buildShop } from './support/build-shop.ts'

/** Builds the shop for production, with the public settings of the environment or of `.env`. */

const built = await buildShop(process.env.BUILD_FOLDER ?? 'dist', process.env)
console.log(built ? 'Built.' : 'Nothing has changed since the last build.')
