import { isDemoPlace } from './demo.ts'

/** Imported first: stops before the database opens unless the settings are those of the demo. */
if (!isDemoPlace(process.env)) {
  console.error(`These settings are not those of the demo: nothing was seeded.
The demo needs VITE_APP_URL and PAYMENT_API_URL on this machine, and the embedded identity provider.
Other shops run their migrations with npm run migrate.`)
  process.exit(1)
}
