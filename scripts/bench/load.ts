import autocannon from 'autocannon'

// Tools are sent the page in one piece; a browser gets it streamed, which is what shoppers wait for.
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

export interface Load {
  perSecond: number
  p50Ms: number
  p97Ms: number
  requests: number
  failures: number
}

/** Asks one address over and over. */
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
