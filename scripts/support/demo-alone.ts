import { isDemoPlace } from './demo.ts'

/** Imported before anything that opens the database: a shop that is not the demo stays as it is. */
if (!isDemoPlace(process.env)) {
  console.error(`These settings are not those of the demo: nothing was put into the shop.
The demo has VITE_APP_URL and PAYMENT_API_URL on this machine, and the embedded identity provider.
Other shops bring their tables up to date with npm run migrate.`)
  process.exit(1)
}
