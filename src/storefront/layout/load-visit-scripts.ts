const scripts = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']

/** Fetches the two small scripts that count visits, once the page is loaded and at rest. Returns how to stop. */
export function loadVisitScripts(): () => void {
  const add = () => {
    for (const src of scripts) {
      if (document.querySelector(`script[src="${src}"]`)) continue
      const script = document.createElement('script')
      script.src = src
      script.defer = true
      document.head.append(script)
    }
  }
  // Not every browser says when it is at rest.
  const whenAtRest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(add) : setTimeout(add, 1000)
  if (document.readyState === 'complete') whenAtRest()
  else window.addEventListener('load', whenAtRest, { once: true })
  return () => window.removeEventListener('load', whenAtRest)
}
