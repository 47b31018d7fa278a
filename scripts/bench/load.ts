import autocannon from 'autocannon'

// Bots get the page in one piece; browsers get it streamed, which is the case to measure.
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

export interface Load {
  perSecond: number
  p50Ms: number
  p97Ms: number
  requests: number
  failures: number
}

/** Load test of one URL. */
export async function load(
  url: string,
  {
    seconds = 5,
    connections = 10,
    headers: more = {},
  }: { seconds?: number; connections?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const headers = { 'user-agent': browser, accept: 'text/html', ...more }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    requests: result.requests.total,
    failures: result.non2xx + result.errors,
  }
}
