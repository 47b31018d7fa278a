import { minuteLimit } from '#commerce/minute-limit.ts'
import { parseJson } from '#commerce/parse-json.ts'
import { clientNetworks } from '#identity/rate-limits/client-network.server.ts'
import type { ServerLog } from '../log.server.ts'
import { readPolicyReports } from './csp-reports.ts'

interface Receiving {
  log: Pick<ServerLog, 'warnFolded'>
  /** Of the shop's pages. */
  origin: string
  address: string
  now: number
}

const reportType = /^application\/(csp-report|reports\+json)\b/
// A broken page violates its policy a few times, and a browser sends its reports together.
const withinLimit = minuteLimit(20)
/** All networks together: an attack from many must not fill the log. */
const allNetworks = { network: 'all', allowance: 30 }

/** Logs the violations that a browser reports. `body-rules.ts` limits the size. */
export async function receivePolicyReports(
  request: Request,
  { log, origin, address, now }: Receiving,
): Promise<Response> {
  if (!reportType.test(request.headers.get('content-type') ?? '')) return answer(415)
  const limits = [...clientNetworks(address), allNetworks]
  if (!limits.every(({ network, allowance }) => withinLimit(network, now, allowance))) {
    return answer(429)
  }
  for (const { directive, ...fields } of readPolicyReports(
    parseJson(await request.text()),
    origin,
  )) {
    log.warnFolded('content policy violated', { outcome: directive, ...fields })
  }
  return answer(204)
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
